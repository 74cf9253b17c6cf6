# Fabula. `make play` and `make test` are all you need at first; the rest is for when you need it.

.DEFAULT_GOAL := help
.PHONY: help play setup page page-tools compile program test test-web test-rust api-tools test-api test-page \
	test-browsers test-tough test-crash check-deck test-deck lint lint-page lint-rust bench bench-minds bench-page screenshots deck

help: ## What there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# To play.

play: ## Build everything and host tables here
	@scripts/setup.sh check play
	@echo "1/3  The page's tools, from npm: half a minute and 320 MB the first time"
	@$(MAKE) --no-print-directory page-tools
	@echo '2/3  The page: a few seconds'
	@$(MAKE) --no-print-directory page
	@echo '3/3  The program: five minutes and 860 MB the first time on two cores; cargo counts how far it is'
	cargo build --release --locked -p fabula
	target/release/fabula

FOR ?= play test lint browsers
setup: ## Install the tools that these targets need, with apt-get and rustup (FOR="play test" for some of them)
	@scripts/setup.sh install $(FOR) && echo 'All tools are there.'

page-tools: node_modules/.installed ## Install the page's tools, into node_modules

node_modules/.installed: package-lock.json
	npm ci --no-fund --no-audit
	touch $@

# Built whenever a source of it is newer; the program has it inside.
page: web/dist/.built ## Build the page

web/dist/.built: node_modules/.installed $(shell find web -type f -not -path 'web/dist/*' -not -path 'web/src/paraglide/*' -not -path 'web/src/typefaces/*' -not -path 'web/project.inlang/*' -not -path '*/node_modules/*')
	npm run build -w web
	touch $@

# To test. Each of these can be made alone.

test: ## All tests, and how long each took
	@scripts/setup.sh install play test
	@node scripts/steps.js check-deck page,test-web,api-tools+compile test-rust test-api test-page

check-deck: ## Whether the pictures are drawn from these sources; test-deck where that is not certain
	python3 atelier/check_drawn.py || $(MAKE) test-deck

test-web: page-tools ## The page's own functions
	npm test -w web

# Tests of a server wait more than they work.
AT_ONCE = 6
EVERYTHING = --workspace --all-features --locked

test-rust: page ## The rules, the server, and everything else in Rust
	node scripts/cargo-test.js $(EVERYTHING) -- --test-threads=$(AT_ONCE)

compile: ## Build all tests in Rust, and the program they use; it reads the page when it runs
	cargo test $(EVERYTHING) --no-run

program: page compile ## Build the program that the tests below use, and the page

# What serde does and a schema cannot say is not held against it: an array where an object is meant, 2.0 for 2,
# bytes that are no sound.
SCHEMATHESIS = target/schemathesis/bin/schemathesis
CHECK_API = python3 crates/server/tests/api/check.py target/debug/fabula $(abspath $(SCHEMATHESIS)) \
	--checks all --exclude-checks positive_data_acceptance,negative_data_rejection

api-tools: $(SCHEMATHESIS) ## Install schemathesis, into target

test-api: program api-tools ## The HTTP API against its own description
	$(CHECK_API) --seed 1 --max-examples 10

$(SCHEMATHESIS): crates/server/tests/api/requirements.txt
	@scripts/setup.sh check test
	python3 -m venv target/schemathesis
	target/schemathesis/bin/pip install --quiet --requirement $<
	touch $@

test-page: program ## The page in a real Chromium: whole games, every screen, every accident
	@scripts/setup.sh check test
	node e2e/run.js

test-browsers: program ## The page in Firefox, WebKit and Debian's oldest Chromium (PICTURES=folder to see whole games)
	@scripts/setup.sh check test browsers
	node --test e2e/browsers.js
	CHROMIUM=$$(e2e/oldest-chromium.sh) node e2e/run.js

test-tough: program api-tools ## Many more cases, other ones each time: of the rules' properties, and of the HTTP API
	PROPTEST_CASES=$${CASES:-20000} PROPTEST_RNG_SEED=$$(od -An -N6 -tu8 /dev/urandom | tr -d ' ') \
		cargo test --release --locked -p fabula-rules --lib --test rules -- secrecy_tests:: properties::
	$(CHECK_API) --max-examples $${EXAMPLES:-1000}

test-deck: ## Draw every scene and compare it with its pictures; lint the atelier
	@scripts/setup.sh check play lint
	cargo fmt --manifest-path atelier/Cargo.toml --check
	cargo clippy --locked --manifest-path atelier/Cargo.toml --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --manifest-path atelier/Cargo.toml --no-deps
	cargo test --locked --manifest-path atelier/Cargo.toml
	@python3 atelier/check_drawn.py || echo "All pictures show what these sources draw."

test-crash: ## Kill the program in the middle of everything, many times
	FABULA_KILLS=$${KILLS:-60} cargo test --release --locked -p fabula --test server crash:: -- --nocapture

lint: ## Formatting, clippy, documentation, types of the page, licences of what we depend on
	@scripts/setup.sh check play lint
	@node scripts/steps.js lint-page+lint-rust

lint-page: page ## The page's part of lint, and all formatting that is not Rust's
	npx prettier --check .
	npm run check -w web

lint-rust: ## The other part
	cargo fmt --all --check
	cargo deny --locked check licenses sources bans
	cargo clippy $(EVERYTHING) --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc $(EVERYTHING) --no-deps

# To measure, on a machine with nothing else to do.

bench: ## How fast the rules are (docs/performance.md)
	cargo bench --locked -p fabula-rules

LISTENERS = target/listeners

bench-minds: $(LISTENERS)/.installed ## How well bots play (docs/minds.md); SHUT=1 to open the clues that nobody tuned to
	$(LISTENERS)/bin/python crates/bots/benches/listeners.py $(abspath $(LISTENERS)/scores.json)
	LISTENERS=$(abspath $(LISTENERS)/scores.json) cargo bench --locked -p fabula-bots --bench minds

$(LISTENERS)/.installed: crates/bots/benches/requirements.txt
	python3 -m venv $(LISTENERS)
	$(LISTENERS)/bin/pip install --quiet --requirement $<
	touch $@

bench-page: program ## How fast the page is on a slow phone, by Lighthouse (LOOKS=8)
	@scripts/setup.sh check test
	node --test-reporter=spec e2e/bench-page.js

# To make pictures.

screenshots: program ## Pictures of every screen, for the README
	@scripts/setup.sh check test
	node --test e2e/screenshots.js

# The atelier is a workspace of its own: nothing else here compiles it.
deck: ## Draw the cards whose scenes have changed
	cargo run --quiet --locked --manifest-path atelier/Cargo.toml -- deck
