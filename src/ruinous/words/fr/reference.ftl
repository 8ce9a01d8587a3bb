### What the reference says besides cards, rules and options

## How sure we are of something

provenance-printed = Vu dans un livret de règles ou sur la carte, ou confirmé par des sources indépendantes.
provenance-reported = Rapporté par une source crédible, ou attesté par des comptes rendus de vraies parties.
provenance-reconstructed = Notre meilleure hypothèse ; la vraie carte dit peut-être autre chose.
provenance-corrected = Corrigé par l’hôte de cette partie, qui possède les cartes.

## When a Chaos card acts

when-battle-start = Début de la phase de Bataille
when-battle-region-roll = Bataille, au moment des jets
when-battle-region-assign = Bataille, à l’assignation des coups
when-battle-region-end = Fin de la bataille ici
when-battle-end = Fin de la phase de Bataille
when-corruption-place = Étape de corruption, lors du placement
when-corruption-after_place = Étape de corruption, après le placement
when-cost = Au moment de payer son coût
when-domination-value = Étape de domination
when-domination-won = Quand cette région est dominée
when-end-1 = Phase de Fin
when-on_kill = Quand une figurine est tuée ici
when-on_play = Quand elle est jouée
when-round = Pour le reste du tour
when-while_here = Tant qu’elle est ici

## The stops of the dials

dial-start = Le cadran commence ici.
dial-score_vp = Marquez { $n } PV.
dial-upgrade_card = Prenez une carte Amélioration.
dial-draw_cards = { $n ->
    [one] Piochez 1 carte Chaos.
   *[other] Piochez { $n } cartes Chaos.
}
dial-remove_corruption = { $n ->
    [one] Retirez 1 pion corruption de n’importe quelle Puissance, dans n’importe quelle région.
   *[other] Retirez { $n } pions corruption de n’importe quelles Puissances, dans n’importe quelles régions.
}
dial-place_warpstone = { $n ->
    [one] Placez 1 pion Malepierre dans n’importe quelle région.
   *[other] Placez { $n } pions Malepierre dans n’importe quelles régions.
}
dial-place_nobles = { $n ->
    [one] Placez 1 Noble dans n’importe quelle région.
   *[other] Placez { $n } Nobles dans n’importe quelles régions.
}
dial-place_skaven = { $n ->
    [one] Placez 1 Skaven dans n’importe quelle région.
   *[other] Placez { $n } Skavens dans n’importe quelles régions.
}
dial-remove_old_world_tokens = { $n ->
    [one] Remettez dans la réserve 1 pion Vieux Monde de n’importe quelle région.
   *[other] Remettez dans la réserve { $n } pions Vieux Monde de n’importe quelles régions.
}
dial-victory = Victoire : la partie se termine à la fin de ce tour.

## Sets of cards

set-base = le jeu de base
set-horned_rat = le Rat Cornu
set-morrslieb = le jeu de cartes Morrslieb
set-expert = les cartes expert

## What is not there

refusal-no_card = Il n’y a pas de carte « { $asked } » ; elles sont toutes à l’adresse /api/reference/cards.
refusal-no_card_near = Il n’y a pas de carte « { $asked } » ; vouliez-vous dire { $near } ?
refusal-no_rule = Il n’y a pas de règle « { $asked } » ; elles sont toutes à l’adresse /api/reference/rules.
refusal-no_language = Il n’y a pas de langue « { $asked } » : les langues sont { $languages }.
