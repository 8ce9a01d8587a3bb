### Names, with the forms that sentences need


## Powers

power-khorne = Khorne
    .epithet = the Blood God
    .condition = Kill at least one enemy figure in a region in battle: one counter per region and phase, however many die. Peasants do not count.
power-nurgle = Nurgle
    .epithet = the Plaguelord
    .condition = Place at least two corruption tokens in one Populous region in the same phase; tokens from all sources count together.
power-tzeentch = Tzeentch
    .epithet = the Changer of Ways
    .condition = Place at least two corruption tokens in one region that holds at least two magic symbols and/or Warpstone tokens.
power-slaanesh = Slaanesh
    .epithet = the Prince of Pleasure and Pain
    .condition = Place at least two corruption tokens in one region with a Noble or Hero token, in the corruption step only.
power-horned_rat = The Horned Rat
    .short = Horned Rat
    .inside = the Horned Rat
    .epithet = god of the Skaven
    .condition = Dominate a region that holds at least one Skaven token.

## Regions, and where else a figure can be

region-norsca = Norsca
region-troll_country = Troll Country
region-kislev = Kislev
region-empire = The Empire
    .short = Empire
    .inside = the Empire
region-bretonnia = Bretonnia
region-estalia = Estalia
region-tilea = Tilea
region-border_princes = The Border Princes
    .short = Border Princes
    .inside = the Border Princes
region-badlands = The Badlands
    .short = Badlands
    .inside = the Badlands
region-reserve = the reserve
region-laid = a card

## Followers

follower-khorne-cultist = Bloodsworn
    .many = Bloodsworn
    .a = a Bloodsworn
follower-khorne-warrior = Bloodletter
    .many = Bloodletters
    .a = a Bloodletter
follower-khorne-greater_daemon = Bloodthirster
    .many = Bloodthirsters
    .a = the Bloodthirster
follower-nurgle-cultist = Leper
    .many = Lepers
    .a = a Leper
follower-nurgle-warrior = Plaguebearer
    .many = Plaguebearers
    .a = a Plaguebearer
follower-nurgle-greater_daemon = Great Unclean One
    .many = Great Unclean Ones
    .a = the Great Unclean One
follower-tzeentch-cultist = Acolyte
    .many = Acolytes
    .a = an Acolyte
follower-tzeentch-warrior = Horror
    .many = Horrors
    .a = a Horror
follower-tzeentch-greater_daemon = Lord of Change
    .many = Lords of Change
    .a = the Lord of Change
follower-slaanesh-cultist = Seductress
    .many = Seductresses
    .a = a Seductress
follower-slaanesh-warrior = Daemonette
    .many = Daemonettes
    .a = a Daemonette
follower-slaanesh-greater_daemon = Keeper of Secrets
    .many = Keepers of Secrets
    .a = the Keeper of Secrets
follower-horned_rat-cultist = Clanrat
    .many = Clanrats
    .a = a Clanrat
follower-horned_rat-warrior = Rat Ogre
    .many = Rat Ogres
    .a = a Rat Ogre
follower-horned_rat-greater_daemon = Verminlord
    .many = Verminlords
    .a = the Verminlord

## Classes

class-cultist = Cultist
class-warrior = Warrior
class-greater_daemon = Greater Daemon

## Old World tokens

token-event = Event
    .a = an Event
    .many = Events
    .text = Does nothing by itself. It marks regions affected by the comet card on the Old World track.
token-hero = Hero
    .a = a Hero
    .many = Heroes
    .text = End Phase: The player with the highest Threat among those with figures here removes one of their figures here.
token-noble = Noble
    .a = a Noble
    .many = Nobles
    .text = The Conquest Value of its region is 1 higher.
token-peasant = Peasant
    .a = a Peasant
    .many = Peasants
    .text = A target in battle with defense 1. Whoever hits it keeps it on their sheet.
token-skaven = Skaven
    .a = a Skaven
    .many = Skaven tokens
    .text = The Resistance of its region is 1 lower, but never below 0.
token-warpstone = Warpstone
    .a = a Warpstone
    .many = Warpstone tokens
    .text = Counts as one corruption token when ruin is checked, and for Tzeentch’s dial.

## Phases, spaces, ends of the game

phase-old_world = Old World phase
phase-draw = draw phase
phase-summoning = summoning phase
phase-battle = battle phase
phase-domination = domination step
phase-corruption = corruption step
phase-end = end phase
space-left = left
space-right = right
space-third = third
condition-max_threat = a dial has reached Victory
condition-fifty_vp = someone has reached 50 victory points
condition-five_ruined = five regions are ruined
condition-deck_empty = the Old World deck has run out
json-text = text
json-whole = a whole number
json-number = a number
json-boolean = true or false
json-null = null
json-list = a list
json-object = an object

## Several things in one sentence

list-next = { $first }, { $next }
list-last = { $first } and { $last }
card-among = { $card }

## The first to the fifth ruin

ordinal-1 = first
ordinal-2 = second
ordinal-3 = third
ordinal-4 = fourth
ordinal-5 = fifth
