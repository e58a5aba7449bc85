# Two commands for a newcomer: `make play` and `make test`. Each does all its own set-up in .venv.
.DELETE_ON_ERROR:
.PHONY: play party test check golden docs pictures clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

play: $(VENV)/.play
	$(BIN)/kotatsu serve --open

# Phones on the same Wi-Fi can come: the address and its QR code are printed.
party: $(VENV)/.play
	$(BIN)/kotatsu serve --lan --open

# A process for each core, at most four, whole files at a time.
test: $(VENV)/.dev
	$(BIN)/python -m pytest -n auto --maxprocesses 4 --dist loadfile

check: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tests.assets
	$(BIN)/djlint src/kotatsu/web/templates --lint --quiet

docs: $(VENV)/.dev
	$(BIN)/python -m sphinx -W --keep-going -b html docs site

pictures: $(VENV)/.dev
	$(BIN)/python docs/pictures.py

golden: $(VENV)/.dev
	$(BIN)/python -m tests.golden

$(VENV)/.play: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[web]'
	touch $@

$(VENV)/.dev: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache
