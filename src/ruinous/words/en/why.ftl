### Why something cannot be done

why-game_over = The game is over.
why-no_action = “{ $action }” is not an action; write one like “{ $example }”.
why-not_asked = That isn’t an option right now. { $ask }
why-other_seat = { $seat } decides here, not { $power }.
why-absent = { $power } is not in this game.
why-elsewhere = That { $figure } is in { $from }, not in { $region }.
why-not_yours = That { $figure } is not yours: { $controller } controls it.
why-there_already = That { $figure } is already in { $region }.
why-lies_on_card = That { $figure } lies on a card and cannot be summoned.
why-held = That { $figure } may not leave { $region }.
why-out_of_reach = You have no figure in or next to { $region }.
why-figure_cost = { A($figure) } costs { $cost }, and you have { $power ->
        [one] { $power } power point
       *[other] { $power } power points
    }.
why-not_from = This effect moves no figure out of { $region }.
why-not_to = This effect moves nothing to { $region }.
why-not_moved = This effect does not move { A($figure) }.
why-own = That { $figure } is your own.
why-not_own = That { $figure } is not yours.
why-same_as = These figures are identical; choose { $other }.
why-six_only = Only sixes can hit { A($figure) }: it needs { $need }, and you have { $sixes }.
why-too_few_hits = { A($figure) } needs { $need ->
        [one] 1 hit
       *[other] { $need } hits
    } to die, and you have { $hits }.
why-sixes = You can’t choose which sixes hit { A($figure) }.
why-hit_own = That { $figure } is your own: you cannot hit it.
why-killed_already = That { $figure } has already been killed.
why-shielded = That { $figure } is protected by a Warp Shield.
why-guarded = That { $figure } cannot be hit while a Rat Ogre guards the region.
why-other_victim = Automatic hits go to { $victim }’s figures only.
why-automatic_six_only = Automatic hits cannot be assigned to { A($figure) }.
why-automatic_peasant = Automatic hits go to figures, not to Peasants.
why-no_peasant = There is no Peasant in { $region }.
why-peasant_hits = A Peasant needs { $need ->
        [one] 1 hit
       *[other] { $need } hits
    }, and you have { $hits }.
why-peasant_sixes = Which hit takes the Peasant makes no difference here.
why-not_picked = This effect cannot take { A($figure) }.
why-not_your_card = That is not one of your cards.
why-not_in_hand = You don’t have { $card } in your hand.
why-ruined_cards = { $region } is ruined: Chaos cards cannot be played there.
why-third_space = Only the Horned Rat can use the third space.
why-space_closed = { A($figure) } stands on that card space of { $region }.
why-space_taken = { $card } lies in that space of { $region }.
why-card_cost = { $card } costs { $cost } in { $region }, and you have { $power ->
        [one] { $power } power point
       *[other] { $power } power points
    }.
why-third_card = The Council of Thirteen allows a third card only where no other space is open.
why-no_cards = Chaos cards cannot be played in { $region } while an Event is there.
why-no_magic = Chaos cards with a magic symbol cannot be played in { $region } while an Event is there.
why-one_card = Only one Chaos card can be played in { $region } while Skaven are there.
why-no_such_card = You have no such card in your hand.
why-upgrade_set = That upgrade belongs to a set that is not used in this game.
why-upgrade_owner = That upgrade belongs to { $power }.
why-upgrade_taken = That upgrade is already in play.
why-name_opponent = Choose an opponent.
why-no_figure = { $power } has no figure in { $region }.
why-other_token = Place { A($token) }.
why-ruined_tokens = { $region } is ruined: tokens cannot be placed there.
why-not_here = This token cannot go to { $region }.
why-no_token = There is no { $token } in { $region }.
why-fixed_token = The { $token } in { $region } cannot be moved this round.
why-token_stays = The token must go to another region.
why-token_kind = This card moves only a Noble, a Hero or a Peasant.
why-corruption_elsewhere = You can’t remove tokens from { $region }.
why-no_corruption = { $power } has no corruption token in { $region }.
why-must_assign = You must assign your hits as long as you can.
why-must = This is not optional. { $ask }
why-pass = You can pass only on your turn in the summoning phase. { $ask }
why-legal = That is legal.
why-nothing_called = There is no figure, card, region or action called “{ $words }”.
why-usable = That can be used: { $actions }.
why-usable_more = That can be used: { $actions } …
why-by_rule = { $text } ({ $rule })
why-on_line = Line { $line }: { $text }
