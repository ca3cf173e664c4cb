"""What a finished match teaches: how good each decision was, how the chances went, and what was luck; see docs/analysis.md."""

from regalia.analysis.analyse import analyse as analyse
from regalia.analysis.results import Analysis as Analysis
