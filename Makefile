# Fabula. `make play` and `make test` are all you need at first; the rest is for when you need it.

.DEFAULT_GOAL := help
.PHONY: help play page test test-api test-page test-browsers screenshots deck test-deck lint bench test-tough test-crash tools

help: ## What there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: page ## Build everything and host tables here
	cargo build --release --locked -p fabula
	target/release/fabula

# Built whenever a source of it is newer; the program has it inside.
page: web/dist/.built ## Build the page

web/dist/.built: node_modules/.installed $(shell find web -type f -not -path 'web/dist/*' -not -path 'web/src/paraglide/*' -not -path 'web/src/typefaces/*' -not -path 'web/project.inlang/*' -not -path '*/node_modules/*')
	npm run build -w web
	touch $@

node_modules/.installed: package-lock.json
	npm ci --no-fund --no-audit
	touch $@

test: page ## All tests
	python3 atelier/check_drawn.py || $(MAKE) test-deck
	npm test -w web
	cargo test --workspace --all-features --locked -- --test-threads=$(AT_ONCE)
	$(MAKE) test-api test-page

# Tests of a server wait more than they work.
AT_ONCE = 6

# Nothing else runs while it is measured how fast the page is.
test-page: page ## The page in a real Chromium: whole games, every screen, every accident
	@command -v chromium >/dev/null || apt-get install -y chromium
	cargo test --workspace --all-features --locked --no-run
	node --test e2e/lighthouse.test.js
	node --test --test-concurrency=2 $(filter-out %/lighthouse.test.js,$(wildcard e2e/*.test.js))

test-browsers: page ## The page in Firefox and WebKit: whole games (PICTURES=folder to see them)
	@command -v firefox-esr >/dev/null || apt-get install -y firefox-esr
	@command -v WebKitWebDriver >/dev/null || apt-get install -y webkit2gtk-driver
	@command -v Xvfb >/dev/null || apt-get install -y xvfb
	cargo test --workspace --all-features --locked --no-run
	node --test e2e/browsers.js

screenshots: page ## Pictures of every screen, for the README
	@command -v chromium >/dev/null || apt-get install -y chromium
	cargo test --workspace --all-features --locked --no-run
	node --test e2e/screenshots.js

# What serde does and a schema cannot say is not held against it: an array where an object is meant, 2.0 for 2,
# bytes that are no sound.
test-api: target/schemathesis/bin/schemathesis ## The HTTP API against its own description
	cargo test --workspace --all-features --locked --no-run
	python3 crates/server/tests/api/check.py target/debug/fabula $(abspath $<) --seed 1 --max-examples 60 \
		--checks all --exclude-checks positive_data_acceptance,negative_data_rejection

target/schemathesis/bin/schemathesis: crates/server/tests/api/requirements.txt
	python3 -c 'import ensurepip' 2>/dev/null || apt-get install -y python3-venv
	python3 -m venv target/schemathesis
	target/schemathesis/bin/pip install --quiet --requirement $<
	touch $@

# The atelier is a workspace of its own: nothing else here compiles it.
deck: ## Draw the cards whose scenes have changed
	cargo run --quiet --locked --manifest-path atelier/Cargo.toml -- deck

test-deck: tools ## Draw every scene and compare it with its pictures; lint the atelier
	cargo fmt --manifest-path atelier/Cargo.toml --check
	cargo clippy --locked --manifest-path atelier/Cargo.toml --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --manifest-path atelier/Cargo.toml --no-deps
	cargo test --locked --manifest-path atelier/Cargo.toml
	@python3 atelier/check_drawn.py || echo "All pictures show what these sources draw."

lint: tools page ## Formatting, clippy, documentation, types of the page
	npx prettier --check .
	npm run check -w web
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --all-features --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --all-features --no-deps --locked

bench: ## How fast the rules are (docs/performance.md)
	cargo bench --locked -p fabula-rules

test-tough: ## The property tests with many more cases, other ones each time
	PROPTEST_CASES=$${CASES:-20000} PROPTEST_RNG_SEED=$$(od -An -N6 -tu8 /dev/urandom | tr -d ' ') \
		cargo test --release --locked -p fabula-rules --lib --test rules -- secrecy:: properties::

test-crash: ## Kill the program in the middle of everything, many times
	FABULA_KILLS=$${KILLS:-60} cargo test --release --locked -p fabula --test server crash:: -- --nocapture

# A Rust installation may come without these two.
tools:
	@cargo fmt --version >/dev/null 2>&1 || rustup component add rustfmt
	@cargo clippy --version >/dev/null 2>&1 || rustup component add clippy
