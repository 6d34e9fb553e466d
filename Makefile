# Two commands matter: `make play` and `make test`. Both set up whatever they need first.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: help play test site setup browser check fast bench measure soak resume docs format lock clean

help:  ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-8s %s\n", $$1, $$2 }'

play: setup  ## start Grognard and open it in the browser
	@$(BIN)/grognard play

test: setup site browser check  ## run every test
	@$(BIN)/pytest -n auto

site: setup  ## build the site that needs no server, into build/site
	@$(BIN)/python -m tools.build_site

setup:  ## make .venv with everything, from the hash-locked requirements, and build the browser client
	@$(PYTHON) tools/setup.py
	@$(BIN)/python tools/build_web.py

browser: setup  ## make sure a browser and Tiled, which judge pages and maps in the tests, are there
	@$(BIN)/python -m tools.browser
	@$(BIN)/python -m tools.tiled

check: setup  ## format, lint, types, import direction
	@$(BIN)/ruff format --check -q .
	@$(BIN)/ruff check -q .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

fast: setup  ## have a C compiler make the quick kernels of moves and tables; nothing needs them
	@$(BIN)/python -m grognard.kernels.building

bench: setup  ## measure speed beside named peers
	@$(BIN)/python -m bench

soak: setup site browser  ## the large counts, from the beginning; their figures go into docs/promises.md
	@rm -rf build/promises build/census
	@$(BIN)/python -m tests.soak all

resume: setup site browser  ## go on with a soak that was stopped
	@$(BIN)/python -m tests.soak all

measure: setup  ## how large the house is, and how often it says the same thing
	@$(BIN)/python -m tools.measure

docs: setup browser  ## write the generated pages anew
	@$(BIN)/python tools/coverage_pages.py --write
	@$(BIN)/python tools/pictures.py
	@$(BIN)/python -m tools.map_pictures

format: setup
	@$(BIN)/ruff format -q .
	@$(BIN)/ruff check -q --fix .

lock: setup  ## resolve the dependencies again
	@$(BIN)/python -m pip install -q uv
	@$(BIN)/uv pip compile pyproject.toml --extra dev --extra fast --extra lab --extra env --extra print --extra cluster --universal --generate-hashes --no-emit-index-url \
	  --no-annotate --no-header --python-version 3.11 -q -o requirements.lock

clean:
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache \
	  web/node_modules web/generated src/grognard/server/static src/grognard/*/built
