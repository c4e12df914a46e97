# The front door: every target first sees to what it needs, so that `make run` and `make test` are
# all one has to know. `make` alone lists the targets.

PREFIX = /usr/local
# Started soonest where it was built for that; faster where it was built for speed, which takes three times as long.
PROGRAM = .build/debug/hitchain
RELEASED = .build/release/hitchain

# What `make install` puts where, one word each: file:folder, the folder being below PREFIX.
INSTALLED = $(RELEASED):bin $(WRITTEN)/hitchain.1:share/man/man1 \
  $(WRITTEN)/hitchain:share/bash-completion/completions \
  $(WRITTEN)/_hitchain:share/zsh/site-functions \
  $(WRITTEN)/hitchain.fish:share/fish/vendor_completions.d

# Where the program writes its manual page and what the shells want.
WRITTEN = .build/written

# Programs that compilers judge, and the code of storyboards, stand as people write them.
SWIFT_FILES = Package.swift $$(find Sources Tests Benchmarks Fuzzing -name '*.swift' \
  -not -path 'Tests/ProgramTests/Programs/*' -not -path 'Tests/ImportTests/Storyboards/*')

# On a terminal Swift shows its progress; elsewhere it only tells what goes wrong.
BUILD = swift build $(if $(MAKE_TERMOUT),,--quiet)

# A release is one file that runs where there is no Swift. macOS brings Swift with it.
RELEASE = $(BUILD) --configuration release \
  $(if $(filter Linux,$(shell uname)),--static-swift-stdlib $$(scripts/static-libraries))

# Warnings are errors with the Swift that Hitchain is written in, and nobody's concern with another.
STRICT = $(if $(findstring Swift version 6.3,$(shell swift --version 2>&1)),-Xswiftc -warnings-as-errors)

.PHONY: help run try test nightly build program released page test-page screenshots release dist install uninstall bench fuzz sanitize mutants \
  format lint clean dependencies
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

run: program ## build the program and start it (ARGS="..." hands it arguments)
	@$(PROGRAM) $(ARGS)

try: build ## run the suites whose names hold a word: make try T=HitTestTests, or T=EngineTests/
	@scripts/suites $(T)

test: dependencies lint build ## check what is to be taken in: format, warnings, tests, what each suite takes
	@scripts/suites

nightly: dependencies ## prove it in depth, which takes hours: PARTS="suites fuzz" for some of it
	@scripts/nightly $(PARTS)

build: dependencies ## build all for development, tests included
	@$(BUILD) --build-tests $(STRICT)

program: dependencies
	@$(BUILD) --product hitchain $(STRICT)

released: dependencies
	@$(RELEASE) --product hitchain

page: dependencies ## build the laboratory as a web page, which the next release carries
	@scripts/page

test-page: dependencies ## build a page for the tests alone: large and slow, but soon done
	@scripts/page quick

screenshots: page build ## take the README's pictures of the page anew
	@HITCHAIN_PICTURES=1 scripts/suites PictureTests

release: dependencies ## build for speed, as one file with the page in it, and say where it is
	@scripts/page >/dev/null || echo "The program is built without the page." >&2
	@$(MAKE) released
	@echo "$$(pwd)/$(RELEASED)"

dist: release ## make what can be handed on: archive, Debian package, page, checksums
	@scripts/dist

install: ## build for speed and install under PREFIX=/usr/local (DESTDIR is honoured)
	@# As root through sudo there may be no Swift: then what was built before is installed.
	@if command -v swift >/dev/null || [ ! -x $(RELEASED) ]; then $(MAKE) released; fi
	@mkdir -p $(WRITTEN) && $(RELEASED) manual >$(WRITTEN)/hitchain.1
	@$(RELEASED) completions bash >$(WRITTEN)/hitchain
	@$(RELEASED) completions zsh >$(WRITTEN)/_hitchain
	@$(RELEASED) completions fish >$(WRITTEN)/hitchain.fish
	@for each in $(INSTALLED); do \
	  file=$${each%:*}; folder="$(DESTDIR)$(PREFIX)/$${each#*:}"; \
	  if [ -x $$file ]; then mode=755; else mode=644; fi; \
	  install -d "$$folder" && install -m $$mode $$file "$$folder" && echo "$$folder/$${file##*/}" || exit; \
	done

uninstall: ## remove what install put there
	@for each in $(INSTALLED); do \
	  file=$${each%:*}; rm -f "$(DESTDIR)$(PREFIX)/$${each#*:}/$${file##*/}"; \
	done

bench: released ## measure the speed of the engine, and of the start
	@$(RELEASE) --product Benchmark
	@.build/release/Benchmark

# The fuzzer stands on sanitizers that come with Swift on Linux; gold cannot link them.
FUZZ = --configuration release --scratch-path .build/fuzz --product Fuzz -Xswiftc -use-ld=lld \
  -Xswiftc -sanitize=fuzzer,address

fuzz: dependencies ## fuzz each target for SECONDS=60 (TARGETS="session line" for some of them)
	@HITCHAIN_FUZZ=1 $(BUILD) $(FUZZ)
	@SECONDS_EACH=$(or $(SECONDS),60) Fuzzing/fuzz $(TARGETS)

# Leaks are valgrind's to find.
SANITIZERS = address thread
export ASAN_OPTIONS = detect_leaks=0

sanitize: dependencies ## run the tests under the address and the thread sanitizer
	@for each in $(SANITIZERS); do \
	  echo "== $$each"; \
	  swift test --quiet --sanitize=$$each --scratch-path .build/$$each -Xswiftc -use-ld=lld || exit; \
	done

mutants: dependencies ## break the engine's source line by line and see that its tests notice
	@Fuzzing/mutate

format: dependencies ## lay out the Swift files as .swift-format says
	@swift format --in-place --parallel $(SWIFT_FILES)

lint: dependencies ## check the layout of the Swift files
	@swift format lint --strict --parallel $(SWIFT_FILES)

clean: ## remove all that was built
	@rm -rf .build

dependencies: ## install what is missing, or say what to install
	@scripts/install-dependencies
