"""Why something is not done."""


class Refused(Exception):
    """A command that is not carried out: a short code for programs, one sentence for people. Nothing has changed."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
