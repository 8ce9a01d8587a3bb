"""The game as a learning environment: PettingZoo (all seats), Gymnasium (one seat against bots), batches of games.

    from ruinous.rl.aec import RuinousEnv          # every Power is an agent
    from ruinous.rl.single import SoloEnv          # one Power learns, bots play the others
    from ruinous.rl.selfplay import Batch, generate

The rest of Ruinous needs none of what is imported here. docs/learning.md explains everything.
"""

from importlib.util import find_spec

for _needed in ("numpy", "gymnasium", "pettingzoo"):
    if find_spec(_needed) is None:
        raise ImportError(f'The learning environment needs {_needed}: run pip install "ruinous[rl]".')
