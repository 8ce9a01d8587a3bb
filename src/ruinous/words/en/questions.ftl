### What is asked of the player who decides

ask-turn = Your turn ({ $power ->
        [one] 1 power point
       *[other] { $power } power points
    }): summon a figure, play a Chaos card, or pass.
ask-assign = Assign { $hits ->
        [one] 1 hit in { $region }. Its target must die.
       *[other] { $hits } hits in { $region }. Each target must die.
    }
ask-assign-six = Assign your hit in { $region } (it showed a six). Its target must die.
ask-assign-sixes = Assign { $hits } hits in { $region }, { $sixes ->
        [one] one of them a six
       *[other] { $sixes } of them sixes
    }. Each target must die.
ask-assign-early = Assign { $hits ->
        [one] 1 early hit in { $region }. It may stay on its target.
       *[other] { $hits } early hits in { $region }. They may stay on their targets.
    }
ask-assign-early-six = Assign your early hit in { $region } (it showed a six). It may stay on its target.
ask-assign-early-sixes = Assign { $hits } early hits in { $region }, { $sixes ->
        [one] one of them a six
       *[other] { $sixes } of them sixes
    }. They may stay on their targets.
ask-automatic_hits = Assign { $hits ->
        [one] 1 automatic hit
       *[other] { $hits } automatic hits
    } to { $victim }’s figures in { $region }.
ask-throw = You have one die for { $region } this battle phase: you may roll it now or keep it for later.
ask-place_tokens = Place { $count ->
        [one] { A($token) } in any region
       *[other] { $count } { MANY($token) } in any regions
    }.
ask-place_apart = Place { $count ->
        [one] { A($token) }
       *[other] { $count } { MANY($token) }
    } in { $most ->
        [one] a region
       *[other] each of { $most } regions
    }.
ask-take_tokens = Return { $count ->
        [one] 1 Old World token
       *[other] { $count } Old World tokens
    } from the board to the supply.
ask-thin_out = Return { $count ->
        [one] { A($token) }
       *[other] { $count } { MANY($token) }
    } from the board to the supply.
ask-cleanse = Remove { $count ->
        [one] 1 corruption token belonging to any Power
       *[other] { $count } corruption tokens belonging to any Powers
    }.
ask-cleanse_up_to = You may remove up to { $most ->
        [one] 1 corruption token
       *[other] { $most } corruption tokens
    } from one region.
ask-discard_cards = Discard { $count ->
        [one] 1 Chaos card
       *[other] { $count } Chaos cards
    }.
ask-discard_first = You may discard a Chaos card before drawing.
ask-take_upgrade = Your dial gives you an upgrade: choose one.
ask-remove_figure = Choose the figure you lose in { $region }.
ask-move_figures = Move { $most ->
        [one] 1 figure
       *[other] { $most } figures
    }.
ask-move_figures-optional = You may move up to { $most ->
        [one] 1 figure
       *[other] { $most } figures
    }.
ask-influence = Move a Noble, Hero or Peasant from { $region } to another region.
ask-beguile = Choose the enemy figure to control in { $region }.
ask-rot = Kill { $count ->
        [one] 1 more enemy Cultist or Warrior
       *[other] { $count } more enemy Cultists or Warriors
    } in { $region }.
ask-shield = Choose the figure to shield in { $region }.
ask-meddle = Choose the player who must discard { $count ->
        [one] 1 Chaos card
       *[other] { $count } Chaos cards
    }.
ask-choose_option = { $card }: choose one of its instructions.
ask-carry_warpstone = You may take a Warpstone token along to { $region }.
ask-stand = { $figure }: you may close a card space in { $region }.
ask-keep_card = You may set { $card } aside next to your sheet.
ask-spend_cached = You may discard cards set aside next to your sheet to gain power points.
ask-doom = Choose the Clanrat the Doomwheel kills in { $region }.
ask-move_many = You may move up to { $most ->
        [one] 1 figure
       *[other] { $most } figures
    }.
ask-move_many-any = You may move any number of figures, each once.
ask-bring_another = You may place another { $figure } in { $region } for free.
ask-promote = Replace a figure in { $region } with one of a higher class.
ask-scheme = Place a Skaven in or next to { $region }, or move one there.
ask-hate = Choose the enemy figure that { $card } holds in { $region }.
ask-befoul = Remove another Power’s corruption token from { $region }.
ask-spread = Place a corruption token in a region next to { $region }.
ask-smite = Kill an enemy figure in { $region } with { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
ask-glean = Choose the player whose hand you will look at.
ask-open_portal = You may discard a Chaos card to move a figure out of { $region }.
ask-storm = Choose where the Warpstone token for { $region } comes from.
ask-fetch = Take { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from your discard pile.
ask-surrender = You may put up to { $most ->
        [one] 1 Cultist
       *[other] { $most } Cultists
    } on { $card }.
ask-burrow = You may move any number of Clanrats, each once.
ask-arrange = The next Old World cards are { $cards }. You may swap them.
ask-escort = You may take a Noble along to { $region }.
ask-daze = Choose the enemy figure in { $region } that rolls no dice this round.
ask-whisper = You may take control of an enemy Cultist with the Keeper of Secrets.
