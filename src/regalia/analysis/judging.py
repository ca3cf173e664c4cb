"""Judging one decision of a finished match: what was expected before it and of the move chosen, and what would have been better.

A verdict follows only from what the seat knew. What the open cards promised is searched too, but only to measure luck.
"""

import hashlib
from dataclasses import dataclass

import msgspec

from regalia.analysis.decision_search import DecisionSearch, Expected
from regalia.analysis.reasons import brings, in_words, reasons, tell_line, tell_move
from regalia.analysis.results import Option, Verdict, mark_of
from regalia.analysis.spectator import shares_seen
from regalia.bots.knowledge import Knowledge, know
from regalia.core.match import Match
from regalia.core.moves import Move
from regalia.core.record import copied

CANDIDATES = 3  # best moves of the search that are compared with the one played
ALTERNATIVES = 6  # shown where a decision was not good
WORTH_A_LOOK = 0.05  # of the simulations; a move tried less often is no candidate
Shares = tuple[float, ...]


@dataclass(frozen=True)
class Decision:
    """A decision as it was made: the match up to it, and what was played."""

    match: Match  # as it stood
    moment: int
    step: int
    played: Move
    opens: bool = True  # the first since a public moment
    goes_on: bool = False  # since its seat's last decision nobody else decided and nothing was drawn


@dataclass(frozen=True)
class Judged:
    """A decision with everybody's shares around it."""

    decision: Decision
    verdict: Verdict
    best: Shares  # with the best move, as its seat saw it
    played: Shares
    seen: Shares | None  # as a spectator saw it, where it is the first decision since a public moment
    truth: Shares  # with the best move, all cards on the table


def seed_of(seed: int, moment: int, step: int, what: str) -> int:
    """The seed of a search; it must not depend on how many private steps others took."""
    return int.from_bytes(hashlib.sha256(f"{seed} {moment} {step} {what}".encode()).digest()[:7], "big")


def judge(decision: Decision, simulations: int, seed: int) -> Judged:
    """The first search chooses; a second one with another seed gives its choice and the move played the same number of simulations."""
    match, played = decision.match, decision.played.id
    at = decision.moment, decision.step
    known = know(match, seed_of(seed, *at, "choose"))
    first = DecisionSearch(known, simulations)
    again = know(match, seed_of(seed, *at, "compare"))
    searches = {first.best.move: first}
    if first.best.move != played:
        chosen = [each.move for each in first.moves[:CANDIDATES] if each.visits >= WORTH_A_LOOK * simulations] or [first.best.move]
        searches = {move: DecisionSearch(again, simulations, first_move=move) for move in [*chosen, played]}
    verdict = _verdict(decision, first, searches, again, simulations)
    before, after = (searches[move].of(move) or first.best for move in (first.best.move, played))
    truth = DecisionSearch(open_knowledge(match, seed_of(seed, *at, "truth")), simulations // 2, open_cards=True)
    seen = shares_seen(match.game, match.state, simulations // 2, seed_of(seed, *at, "spectator")) if decision.opens else None
    return Judged(decision, verdict, before.shares, after.shares, seen, truth.best.shares)


def open_knowledge(match: Match, seed: int) -> Knowledge:
    """What anybody would know with all cards on the table: only for a match that is over."""
    assert match.turn is not None
    return Knowledge(match.game, match.turn, copied(match.state), match.legal_ids(), seed)


def _verdict(decision: Decision, first: DecisionSearch, searches: dict[int, DecisionSearch], again: Knowledge, simulations: int) -> Verdict:
    match, played, seat = decision.match, decision.played, first.known.seat
    table, best = match.game.moves, first.best.move
    weighed = {move: search.of(move) or first.best for move, search in searches.items()}
    before, after = weighed[best].shares[seat], weighed[played.id].shares[seat]
    loss = max(0.0, before - after)
    mark = mark_of(loss)
    found = sorted((each for each in weighed.values() if each.move != played.id), key=lambda each: -each.shares[seat])
    better = [each for each in found if each.shares[seat] > after] if best != played.id else []
    shown, others, why = [], list[Option](), []
    for each in better:
        shown.append(_option(each, first, searches[each.move]))
    if mark != "good":
        why = reasons(played, table[better[0].move], searches[played.id], searches[better[0].move])
        others = _others(first, weighed, again, simulations)
    return Verdict(
        ply=match.ply, moment=decision.moment, step=decision.step, seat=seat, played=played.notation,
        said=in_words(match.game, first.known.state, played),
        told=tell_move(match, first.known.state, played), before=before, after=after, loss=loss, stake=first.stake, mark=mark,
        better=shown, reasons=why, options=others, legal=match.legal() if others else [],
        view=msgspec.to_builtins(match.shared_view(seat)) if others else None,
    )  # fmt: skip


def _option(each: Expected, first: DecisionSearch, search: DecisionSearch) -> Option:
    game, seat = first.known.game, first.known.seat
    move = game.moves[each.move]
    said = in_words(game, first.known.state, move)
    return Option(move.notation, each.shares[seat], said, brings(game, first.known.state, move), tell_line(game, search))


def _others(first: DecisionSearch, weighed: dict[int, Expected], again: Knowledge, simulations: int) -> list[Option]:
    """The other moves, for players who try again: the likelier ones searched alike, the rest as the first search saw them."""
    game, seat = first.known.game, first.known.seat
    for each in first.moves[:ALTERNATIVES]:
        if each.move not in weighed:
            weighed[each.move] = DecisionSearch(again, simulations // 2, first_move=each.move).best
    shares = {each.move: each for each in first.moves} | weighed
    return [Option(game.moves[move].notation, each.shares[seat]) for move, each in sorted(shares.items(), key=lambda m: -m[1].shares[seat])]
