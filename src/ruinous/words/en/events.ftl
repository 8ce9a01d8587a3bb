### What has happened, and what for

event-phase = Round { $round }, { $phase }.
event-game_end-won = The game is over: { $condition }, and { $winners } { $number ->
        [one] wins
       *[other] win
    }.
event-game_end-lost = The game is over: { $condition }. Everyone loses.
event-old_world = The Old World: { $card }.
event-track = { $card } goes to the track.
event-leaves_game = { $card } leaves the game.
event-option = { $power } chooses option { $option } of { $card }.
event-persistent = { $card } takes effect.
event-peek = On top of the Old World deck: { $cards }.
event-arranged = The next Old World cards are now { $cards }.
event-summon = { $power } summons { A($figure) } to { $region } ({ $cost } power).
event-summon-from = { $power } summons { A($figure) } from { $from } to { $region } ({ $cost } power).
event-move = { A($figure) } moves from { $from } to { $to }.
event-remove = { A($figure) } is removed from { $region }.
event-kill = { $power } kills { A($figure) } in { $region }.
event-kill-doom = A Doomwheel kills { A($figure) } in { $region }.
event-homecoming = { A($figure) } returns to the reserve.
event-homecoming-kept = { A($figure) } is placed on the Old World track.
event-control = { $power } takes control of { A($figure) } in { $region }.
event-released = Control of { A($figure) } ends.
event-shield = { A($figure) } cannot be assigned hits this round.
event-stand = { A($figure) } closes the { $space } card space in { $region }.
event-laid = { A($figure) } is put on { $card }.
event-dazed = { A($figure) } rolls no dice this round.
event-place = { A($token) } is placed in { $region }.
event-take = { A($token) } is removed from { $region }.
event-carry = { A($token) } moves from { $from } to { $to }.
event-peasant = { $power } takes a Peasant in { $region }.
event-peasants_back = { $power } returns { $count ->
        [one] 1 Peasant
       *[other] { $count } Peasants
    }.
event-corrupt = { $power } places { $count ->
        [one] 1 corruption token
       *[other] { $count } corruption tokens
    } in { $region }.
event-cleanse = { $power } loses { $count ->
        [one] 1 corruption token
       *[other] { $count } corruption tokens
    } in { $region }.
event-shrouded = Nobles and Heroes in { $region } cannot be moved this round.
event-ruin = { $region } is ruined (ruination card { $ruination }).
event-reshuffle = { $power } shuffles the discard pile into a new deck.
event-draw-count = { $power } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-draw-cards = { $power } draws { $cards }.
event-discard = { $power } discards { $card }.
event-play = { $power } plays { $card } in { $region } ({ $space } space, { $cost } power).
event-replaced = { $card } in { $region } is discarded.
event-stays = { $card } stays in { $region }.
event-cached = { $power } sets { $card } aside.
event-spent = { $power } discards { $card }.
event-fetch = { $power } takes { $card } from the discard pile.
event-named = { $power } chooses { $named }.
event-glean = { $named } holds { $cards }.
event-glean-none = { $named } holds no cards.
event-pass = { $power } passes.
event-power = { $power } has { $amount ->
        [one] 1 power point
       *[other] { $amount } power points
    }.
event-power-more = { $power } gains { $change ->
        [one] 1 power point
       *[other] { $change } power points
    } ({ $cause }).
event-power-less = { $power } loses { $change ->
        [one] 1 power point
       *[other] { $change } power points
    } ({ $cause }).
event-score = { $power } scores { $points } VP ({ $cause }).
event-counter = { $power } gains a dial counter ({ $region }).
event-tick = { $power }’s dial advances to position { $position }.
event-upgrade = { $power } takes the upgrade { $upgrade }.
event-battle = Battle in { $region }.
event-battle-again = Another battle in { $region }.
event-roll = { $power } rolls { $dice } in { $region }.
event-waits = { $power } keeps the die for { $region }.
event-hit = { $power } assigns { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } to { A($figure) }.
event-hits_kept = { $power } keeps { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } for the next roll in { $region }.
event-hits_lost = { $power } wastes { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-dominate = { $power } dominates { $region } ({ $value } against a Resistance of { $resistance }).
event-hero = A Hero strikes { $power } in { $region }.
cause-turn = { $power }’s turn
cause-card = { $card } in { $region }
cause-upgrade = { $upgrade }
cause-old_world = { $card }
cause-dial = dial
cause-hero = a Hero in { $region }
cause-battle = battle in { $region }
cause-domination = dominating { $region }
cause-cultists = Cultists in { $region }
cause-ruiner = ruiner of { $region }
cause-first = first place in { $region }
cause-tied_first = tied for first place in { $region }
cause-second = second place in { $region }
cause-tied_second = tied for second place in { $region }
cause-rule = { $rule }
