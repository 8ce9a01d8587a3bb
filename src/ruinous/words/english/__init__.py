"""English: the templates of every fact, by id."""

from ruinous.words.english.arena import TEMPLATES as ARENA
from ruinous.words.english.danger import TEMPLATES as DANGER
from ruinous.words.english.game import TEMPLATES as GAME
from ruinous.words.english.hosting import TEMPLATES as HOSTING
from ruinous.words.english.notices import TEMPLATES as NOTICES
from ruinous.words.english.reasons import TEMPLATES as REASONS
from ruinous.words.english.refusals import TEMPLATES as REFUSALS
from ruinous.words.english.story import TEMPLATES as STORY
from ruinous.words.english.why import TEMPLATES as WHY

TEMPLATES: dict[str, str] = {**GAME, **WHY, **REFUSALS, **NOTICES, **HOSTING, **REASONS, **STORY, **ARENA, **DANGER}
