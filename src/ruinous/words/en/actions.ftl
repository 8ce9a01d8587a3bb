### What can be done

action-pass = Pass
action-done = Skip
action-roll = Roll the die now
action-wait = Keep the die for later
action-keep = Set it aside
action-move = Move { A($figure) } from { $from } to { $region }
action-summon = Summon { A($figure) } from { $from } to { $region }
action-trade = Summon { A($figure) } from { $from } to { $region } for a card from your hand
action-play = Play { $card } in { $region } ({ $space } space)
action-hit = Hit { A($figure) }
action-hit-sixes = Hit { A($figure) } with { $sixes ->
        [one] one of the sixes
       *[other] { $sixes } of the sixes
    }
action-peasant = Hit a Peasant
action-peasant-sixes = Hit a Peasant with { $sixes ->
        [one] one of the sixes
       *[other] { $sixes } of the sixes
    }
action-pick = { $figure } ({ $controller })
action-become = Replace { A($figure) } with a { $rank }
action-place = Place { A($token) } in { $region }
action-take = Return { A($token) } from { $region }
action-take-here = Move { A($token) } here from { $region }
action-carry = Move { A($token) } to { $region }
action-cleanse = Remove one of { $power }’s corruption tokens from { $region }
action-corrupt = Place a corruption token in { $region }
action-discard = Discard { $card }
action-fetch = Take { $card }
action-upgrade = Take { $upgrade }
action-name = { $power }
action-stand = Stand on the { $space } card space
action-option = Option { $option }
action-option-place = { $places }
action-option-keep_order = Leave them as they are
action-option-change_order = Swap them
placed-one = { A($token) } in { $regions }
placed-each = { A($token) } each in { $regions }
