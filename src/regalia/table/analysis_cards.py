"""An analysis put into the words of its reader."""

from msgspec.structs import asdict

from regalia.analysis.results import BAD, DOUBTFUL, Analysis, Option, TurningPoint, Verdict, mark_of
from regalia.analysis.words import Kept
from regalia.core.game import Game, rulebook
from regalia.table.analysis_messages import (
    AnalysisCard,
    BetterMove,
    MarkedMove,
    PlayerCard,
    TurningPointCard,
    VerdictCard,
)
from regalia.table.encoding import move_card
from regalia.text import say, seat_names


class Reader:
    """The reader of an analysis: their language, and the players' names."""

    def __init__(self, found: Analysis, lang: str, names: list[str] | None = None) -> None:
        self.found, self.lang = found, lang
        self.game = Game(rulebook(found.game, found.rules_version), found.options)
        self.names = names or seat_names(self.game.seats, lang)

    def card(self) -> AnalysisCard:
        found = self.found
        return AnalysisCard(
            found.game, found.options, found.rules_version, found.simulations, found.seed, found.chances[-1].moment, DOUBTFUL, BAD,
            found.scores, found.winners, found.chances,
            [self._verdict(each) for each in found.verdicts], [self._turning_point(each) for each in found.turning_points],
            [self._player(seat) for seat in range(len(found.players))],
        )  # fmt: skip

    def say(self, words: list[Kept]) -> list[str]:
        return [each.sentence(self.lang, self.names) for each in words]

    def _verdict(self, of: Verdict) -> VerdictCard:
        moves = self.game.moves
        return VerdictCard(
            of.ply, of.moment, of.step, of.seat, move_card(moves.read(of.played)), of.said.sentence(self.lang, self.names),
            self.say(of.told), of.before, of.after, of.loss, of.mark, [self._better(each) for each in of.better],
            self.say(of.reasons), self._marked(of), of.view,
        )  # fmt: skip

    def _better(self, of: Option) -> BetterMove:
        said = of.said.sentence(self.lang, self.names) if of.said else of.move
        return BetterMove(move_card(self.game.moves.read(of.move)), of.share, said, self.say(of.brings), self.say(of.leads_to))

    def _marked(self, of: Verdict) -> list[MarkedMove]:
        moves, tried = self.game.moves, {each.move for each in of.options}
        looked_at = [MarkedMove(move_card(moves.read(each.move)), each.share, mark_of(of.before - each.share)) for each in of.options]
        return looked_at + [MarkedMove(move_card(moves.read(each)), None, "bad") for each in of.legal if each not in tried]

    def _turning_point(self, of: TurningPoint) -> TurningPointCard:
        percent = round(100 * abs(of.change))
        key = "analysis-gained" if of.change > 0 else "analysis-fell"
        sentence = say(key, self.lang, who=self.names[of.seat], percent=percent)
        return TurningPointCard(**asdict(of), sentence=sentence)

    def _player(self, seat: int) -> PlayerCard:
        of, verdicts = self.found.players[seat], self.found.verdicts
        worst = [i for i, each in enumerate(verdicts) if each.seat == seat and each.mark != "good"]
        worst.sort(key=lambda i: -verdicts[i].loss)
        return PlayerCard(**asdict(of), name=self.names[seat], colour=self.game.seats[seat], worst=worst)
