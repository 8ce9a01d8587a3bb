"""Why a bot does something (bots/reasons.py)."""

TEMPLATES = {
    # of any bot
    "reason.random": "Picks at random.",
    "reason.forced": "Had no other choice.",
    "reason.glance": "Takes what looks best at a glance.",
    "reason.idle": "Has nothing better to do.",
    "reason.figure": "Places a figure in {region}, where it counts for the dial or for domination.",
    "reason.card": "Plays the card where it helps to dominate.",
    "reason.strike": "Kills the most valuable target.",
    "reason.peasant": "Captures a Peasant.",
    "reason.cheapest": "Discards the card it needs least.",
    "reason.stronger": "Makes its followers stronger.",
    # of those who weigh the board: when nothing stands out
    "reason.roll": "Rolls while there is something to hit.",
    "reason.pass": "Passes: nothing left to do is worth its price.",
    "reason.upgrade": "Takes {upgrade}, the most useful upgrade it has left.",
    "reason.discard": "{card} is the card it needs least.",
    "reason.give_up": "Gives up a card.",
    "reason.fetch": "{card} is the card it needs most.",
    "reason.enough": "More would do it no good.",
    "reason.kill": "No other target is worth more.",
    "reason.little": "Slightly better than anything else.",
    # the end of the game
    "reason.wins": "Wins the game.",
    "reason.stops": "Keeps {power} from winning.",
    "reason.over": "The game is decided; makes the best of it.",
    "reason.reach": "Comes within reach of winning this round.",
    "reason.stops_dial": "Keeps {power}'s dial from reaching Victory.",
    "reason.stops_points": "Keeps {power} from scoring the points that would win the game.",
    "reason.stops_round": "Keeps {power} from winning this round.",
    # regions
    "reason.points": "Should score {points|1 point|{points} points} in {region}.",
    "reason.ruin": "Stands to gain the most when {region} becomes the {ruin} ruined region.",
    "reason.counter": "Should earn a dial counter in {region}.",
    "reason.later": "Builds for later rounds in {region}.",
    "reason.no_domination": "Keeps {power} from dominating {region}.",
    "reason.no_counter": "Denies {power} a dial counter in {region}.",
    "reason.no_ruin": "Cuts what {power} gains when {region} becomes the {ruin} ruined region.",
    "reason.weakens": "Weakens {power} in {region}.",
    # after any of these, if the bot knows
    "reason.chance": "Its chance of winning: {chance}%.",
}
