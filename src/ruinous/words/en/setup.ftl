### Why a game, a record, a position or its chance cannot be used

setup-edition = There is no edition { $edition } of the rules; the newest is { $newest }.
setup-value = Option { $option } cannot be “{ $value }”: choose one of { $choices }.
setup-option = There is no option “{ $option }”; known are { $choices }.
setup-type = Option { $option } cannot be “{ $value }”.
setup-power = There is no Power “{ $name }”; choose from { $choices }.
setup-twice = { $power } was chosen twice; each player needs a different Power.
setup-players = The game is for { $fewest } to { $most } players, not { $players }.
setup-no_seat = There is no seat “{ $name }” in this game.
chance-left_over = More chance is recorded here than there was.
chance-no_secret = The script has run out and this game has no secret to draw from.
chance-dice = The script must give { $count ->
        [one] 1 die
       *[other] { $count } dice
    } here, but has { $given }.
chance-no_dice = The script has an order of cards here, but dice are rolled.
chance-order = The script must give an order of the cards to be shuffled here.
record-none = This is not a Ruinous record.
record-breaks_off = The record breaks off here; a line with “{ $word }” should follow.
record-word = “{ $word }” should stand here, not “{ $found }”.
record-newer_format = This record has format { $format }; this Ruinous reads up to { $newest }. Update Ruinous.
record-no_format = There is no record format { $format }.
record-edition = The edition cannot be read.
record-newer_edition = This game uses edition { $edition } of the rules and needs Ruinous { $since } or newer.
record-options = The options cannot be read.
record-cards = The corrected cards cannot be read: { $reason }
record-more = Nothing may follow the line of the secret.
record-chance = The outcomes of chance cannot be read.
record-power = There is no Power “{ $name }”.
record-action = “{ $action }” is not an action.
record-secret = The secret does not match the commitment.
record-hash = The position does not have the hash given here.
record-no_secret = This record does not reveal its secret, so its chance cannot be checked.
record-differs = From column { $column } on this should read “{ $right }”.
position-none = This is not a whole position of Ruinous.
position-newer_format = This position has format { $format }; this Ruinous reads up to { $newest }. Update Ruinous.
position-newer_edition = This position uses edition { $edition } of the rules; this Ruinous knows up to { $newest }.
position-cards = The corrected cards cannot be read: { $reason }
