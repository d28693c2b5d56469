# What people and CI run. Every target stands on its own; none needs a terminal.

SWIFT ?= swift
BUILD ?= .build
PREFIX ?= /usr/local
DESTDIR ?=
SITE ?= ctreport-site

# One style a scenario: the other styles are the same launches, written differently.
CAPTURES ?= $(sort $(wildcard Tests/Fixtures/captures/counter-*.default.log))
SOURCES = Package.swift Sources Tests Site Templates Fuzz

# On Linux the Swift library goes into the binary, so that it runs where no Swift is installed.
RELEASE = --scratch-path $(BUILD) -c release --product ctreport
ifeq ($(shell uname -s),Linux)
RELEASE += --static-swift-stdlib
endif
BINARY = $(BUILD)/release/ctreport

.PHONY: help report build test golden bench fuzz format lint install clean

help:
	@echo 'make report   install what is missing, build, and write a report on the bundled captures'
	@echo 'make build    the release binary: $(BINARY)'
	@echo 'make test     everything that has to hold before a merge'
	@echo 'make golden   write the golden files of the tests anew; look at what changed before you commit it'
	@echo 'make bench    measure'
	@echo 'make fuzz     fuzz each target for a minute'
	@echo 'make format   rewrite the sources in the project style'
	@echo 'make lint     check the style'
	@echo 'make install  build and install to $$DESTDIR$$PREFIX/bin ($(DESTDIR)$(PREFIX)/bin)'
	@echo 'make clean    remove what was built'

report:
	@test -n '$(CAPTURES)' || { echo 'make report: no captures in Tests/Fixtures/captures' >&2; exit 1; }
	Scripts/bootstrap
	$(SWIFT) build $(RELEASE)
	$(BINARY) build $(CAPTURES) --output $(SITE)
	@echo 'The report is in $(CURDIR)/$(SITE): open index.html, or read report.md'

build:
	$(SWIFT) build $(RELEASE)

test:
	Scripts/bootstrap --tests
	$(MAKE) lint
	$(SWIFT) build --scratch-path $(BUILD) --build-tests
	$(SWIFT) test --scratch-path $(BUILD) --skip-build
	$(SWIFT) build $(RELEASE)
	Tests/Process/run $(BINARY)

# The run fails by design: what was recorded has to be looked at.
golden:
	$(SWIFT) build $(RELEASE)
	-CTREPORT_RECORD=1 Tests/Process/run $(BINARY) golden_one
	@git --no-pager diff --stat -- Tests/Fixtures/golden

bench:
	$(SWIFT) build $(RELEASE)
	Benchmarks/run $(BINARY)

fuzz:
	Fuzz/run all 60

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

install:
	$(SWIFT) build $(RELEASE)
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 $(BINARY) '$(DESTDIR)$(PREFIX)/bin/ctreport'

clean:
	$(SWIFT) package --scratch-path $(BUILD) clean
