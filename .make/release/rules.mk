# Rules that install, package and publish panmpi. Included by the Makefile.

##@ Release

.PHONY: install uninstall dist publish publish-twice release-rehearsal version
install: build ## install programs, libraries, documents, man pages and modulefiles (PREFIX=folder)
	$(step) install - .make/release/install "$(PREFIX)"

uninstall: ## remove what install put there (PREFIX=folder)
	$(step) uninstall - .make/release/install --remove "$(PREFIX)"

dist: | maven ## make build/dist/panmpi-VERSION-PLATFORM.tar.gz for this platform (PLATFORMS=all takes a cross compiler)
	$(step) dist - .make/release/dist "$(or $(PLATFORMS),this)"

publish: | maven ## fill a Maven repository, a folder, with the artifacts (REPO=folder PLATFORMS=this REPLACE=1)
	$(step) publish - .make/release/publish "$(REPO)" "$(or $(PLATFORMS),all)" $(if $(REPLACE),replace)

publish-twice: | maven ## publish from two copies of the sources, and compare the SHA-256 of each file
	$(step) publish-twice - .make/release/publish --twice

release-rehearsal: | maven ## publish, sign and upload to a local server, and resolve from there (PLATFORMS=this)
	$(step) release-rehearsal - tests/release/run "$(or $(PLATFORMS),all)"

version: ## set the version everywhere, and date it in CHANGELOG.md and CITATION.cff (NEW=)
	$(step) version - .make/release/version "$(NEW)"
