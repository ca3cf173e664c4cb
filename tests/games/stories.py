"""What a match has told, for tests: events of the last moment, their kinds and their words."""

NAMES = ["Anna", "Béla", "Cora", "Дима"]


def last(match, seat=None):
    """The events of the last moment."""
    return list(match.moment(len(match.moments), seat).events)


def kinds(events):
    return [type(event).__struct_config__.tag for event in events]


def found(events, kind):
    return next(event for event in events if isinstance(event, kind))


def spoken(events, lang="en"):
    return [event.words(NAMES.__getitem__).sentence(lang) for event in events]
