# Fabula. `make test` checks everything; the rest is for when you need it.

.DEFAULT_GOAL := help
.PHONY: help test lint bench test-tough test-crash tools

help: ## What there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

test: lint ## All tests
	cargo test --workspace --all-features --locked

lint: tools ## Formatting, clippy, documentation
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --all-features --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

bench: ## How fast the rules are (docs/performance.md)
	cargo bench --locked -p fabula-rules

test-tough: ## The property tests with many more cases, other ones each time
	PROPTEST_CASES=$${CASES:-20000} PROPTEST_RNG_SEED=$$(od -An -N6 -tu8 /dev/urandom | tr -d ' ') \
		cargo test --release --locked -p fabula-rules --lib --test properties

test-crash: ## Kill the program in the middle of everything, many times
	FABULA_KILLS=$${KILLS:-60} cargo test --release --locked -p fabula --test crash -- --nocapture

# A Rust installation may come without these two.
tools:
	@cargo fmt --version >/dev/null 2>&1 || rustup component add rustfmt
	@cargo clippy --version >/dev/null 2>&1 || rustup component add clippy
