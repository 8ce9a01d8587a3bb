"""The analysis of a game: everybody's chance to win over time, the best actions, marks, turning points, findings.

from ruinous.analysis import analyse, game_of

found = analyse(game_of(text), seconds=20)
for look in found.looks:
    print(look.number, look.seat, look.action, look.mark, look.loss)

It looks at the game twice: as each who decided could know it, and with all hands open. Marks, turning points and
findings come from the first. With a number of simulations instead of a time it always comes to the same.
"""

from ruinous.analysis.engine import VERSION, analyse
from ruinous.analysis.reading import AnalysisError, game_of
from ruinous.analysis.shapes import Analysis
from ruinous.analysis.telling import told

__all__ = ["VERSION", "Analysis", "AnalysisError", "analyse", "game_of", "told"]
