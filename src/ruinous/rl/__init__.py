"""The game as a learning environment: observations, batches of games, PettingZoo (all seats), Gymnasium (one seat).

    from ruinous.rl.observation import observe     # these two need numpy alone
    from ruinous.rl.selfplay import Batch, generate
    from ruinous.rl.aec import RuinousEnv          # every Power is an agent: needs PettingZoo
    from ruinous.rl.single import SoloEnv          # one Power learns, bots play the others: needs Gymnasium

The rest of Ruinous needs none of them. docs/learning.md explains everything.
"""


def missing(error: ImportError) -> ImportError:
    """Says in one sentence what is missing and how to get it."""
    name = (error.name or "").partition(".")[0]
    return ImportError(f'The learning environment needs {name}: run pip install "ruinous[rl]".', name=name)


try:
    import numpy  # noqa: F401
except ImportError as error:
    raise missing(error) from None
