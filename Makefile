# Everything a contributor runs. It needs make and Python 3.11 or newer; the rest goes into .venv.
# Another Python: make PYTHON=/path/to/python3.12 test (after `make clean`, when .venv is there already).

PYTHON  ?=
WORKERS ?= auto
VENV    := .venv
PY      := $(VENV)/bin/python
PIP     := $(PY) -m pip --disable-pip-version-check --quiet
GAME    ?= leaders
SEATS   ?= $(SEATS_$(GAME))
TABLES  ?= 200
SECONDS ?= 120

SEATS_leaders  := 5
SEATS_dystopia := 4
SEATS_reality  := 2

PORT    ?= 8000

# Any build of torch will do, best the small one without graphics cards; it comes from where pip is told to look.
TORCH   ?= torch==2.13.0

QUICK   := tests/kernel tests/sampling tests/dystopia tests/leaders tests/reality tests/bots tests/tutorial tests/test_golden.py
# Tests that compiled rules leave out; see tests/pure.py.
NEEDS_PURE = $(shell grep -rl --include='test_*.py' '^@needs_pure' tests)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal web compile test quick rules soak lint types bench load docs lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.core web ## Play in the browser (PORT=8000)
	@$(PY) tools/compile.py --beside $(VENV)/bin/euphoria serve --open --port $(PORT)

terminal: $(VENV)/.core ## Play in the terminal (GAME=leaders, dystopia or reality, SEATS=5)
	@$(VENV)/bin/euphoria play $(GAME) --seats $(SEATS)

web: $(VENV)/.core ## Build the page into web/dist, if its sources have changed
	@$(PY) tools/page.py build

compile: $(VENV)/.core ## Compile the rules, if their sources have changed; everything works without
	@$(PY) tools/compile.py

test: $(VENV)/.dev compile ## Run all tests, those of rules and bots also as pure Python, then show which rules they prove
	@mkdir -p build
	$(PY) tools/page.py test
	$(PY) tools/chromium.py
	$(PY) -m pytest -n $(WORKERS) --rule-report=build/rules.json || $(PY) tools/second_chance.py
	EUPHORIA_PURE=1 $(PY) -m pytest -q -n $(WORKERS) -m "not soak and (not slow or pure)" $(QUICK) $(NEEDS_PURE)
	$(PY) tools/rule_coverage.py build/rules.json

quick: $(VENV)/.dev ## Run the tests of kernel, rules, bots and words that take no time
	$(PY) -m pytest -q -n $(WORKERS) -m "not soak and not slow" $(QUICK)

rules: $(VENV)/.dev ## Run the tests that name rules, and show the rules that none proves
	@mkdir -p build
	$(PY) -m pytest -q -n $(WORKERS) -m "rule and not soak" --rule-report=build/rules.json
	$(PY) tools/rule_coverage.py build/rules.json

soak: $(VENV)/.soak web ## Run the long tests
	$(PY) tools/chromium.py
	$(PY) -m pytest -n $(WORKERS) -m soak

lint: $(VENV)/.dev ## Check style, types and who imports whom
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	$(VENV)/bin/lint-imports --no-logo
	$(PY) -m tools.schemas --check
	$(PY) -m tools.env_pages --check

types: $(VENV)/.dev ## Write the server's schemas and the page's types anew, after a change of the server's interface
	$(PY) -m tools.schemas

bench: $(VENV)/.core compile ## Measure the speed of the kernel and the games
	$(PY) benchmarks/run.py

load: $(VENV)/.dev ## Measure the table server at many tables (TABLES=200, SECONDS=120)
	$(PY) benchmarks/load.py --tables $(TABLES) --seconds $(SECONDS) --check

docs: $(VENV)/.docs ## Build the documentation into build/site
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict

lock: build/lock/bin/uv ## Write the lock files anew (UPGRADE=1 takes newer versions)
	$(COMPILE) --extra dev --group compile -o requirements.lock
	$(COMPILE) --extra server --group page --group compile -c requirements.lock -o requirements-play.lock
	$(COMPILE) --extra cluster --extra learn --no-emit-package torch -c requirements.lock -o requirements-soak.lock
	$(COMPILE) --extra docs -c requirements.lock -o requirements-docs.lock

clean: ## Remove the virtual environments, caches and everything built
	rm -rf $(VENV) .bench-venv build dist web/dist web/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find benchmarks src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# Setting up. A stamp in .venv is written when its step has worked; the step is taken again only when
# its lock file or pyproject.toml is newer.

$(VENV)/.made:
	@sh tools/venv.sh $(VENV) "$(PYTHON)"
	@touch $@

$(VENV)/.core: requirements-play.lock pyproject.toml | $(VENV)/.made
	@echo "Installing Euphoria Table into $(VENV) (once) ..."
	@$(PIP) install --require-hashes -r requirements-play.lock
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements.lock $(VENV)/.core
	@echo "Installing the development tools into $(VENV) (once) ..."
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.soak: requirements-soak.lock $(VENV)/.dev
	@echo "Installing what only the long tests need into $(VENV) (once) ..."
	@$(PIP) install $(TORCH)
	@$(PIP) install --require-hashes -r requirements-soak.lock
	@touch $@

$(VENV)/.docs: requirements-docs.lock $(VENV)/.core
	@echo "Installing the documentation tools into $(VENV) (once) ..."
	@$(PIP) install --require-hashes -r requirements-docs.lock
	@touch $@

# Locking: one file for every platform, with hashes, without the address of any registry.

UV_VERSION := 0.13.7
COMPILE = build/lock/bin/uv pip compile --quiet pyproject.toml --group build --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

build/lock/bin/uv: | $(VENV)/.made
	@$(PY) -m venv build/lock
	@build/lock/bin/python -m pip --disable-pip-version-check --quiet install uv==$(UV_VERSION)
