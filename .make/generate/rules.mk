# Rules of the generator and of what it makes. Included by the Makefile.

build/stamps/generator: $(generator-sources) pom.xml generator/pom.xml | maven
	$(step) generator 'compiling the generator' $(mvn) -pl generator compile
	@mkdir -p $(@D) && touch $@

# The class path is resolved apart from the compilation, which is skipped here: resolving the test scope needs the facade, which may not
# compile before a new binding is made.
build/generator.cp: pom.xml generator/pom.xml | maven
	$(step) generator-cp 'libraries of the generator' $(mvn) -pl generator -am $(class-path)=$(CURDIR)/$@.new
	@printf '%s:%s\n' '$(CURDIR)/generator/target/classes' "$$(cat $@.new)" >$@ && rm $@.new

.PHONY: headers
headers: | cc
	$(step) headers - .make/setup/fetch-headers

all-headers := $(headers:%=.mpi/headers/%)
# CC on the command line, without HEADER, stands for that compiler's mpi.h. CC in the environment only helps to read a header.
one-header := $(or $(value HEADER),$(and $(filter command,$(firstword $(origin CC))),$(value CC)))
bindings-compiler := $(and $(one-header),$(filter-out default undefined,$(origin CC)),$(value CC))
# For a header of the user, rules may remain unused; for the committed headers (--strict), an unused rule is an error.
bindings-options = --pages docs/abi $(if $(value FRONTEND),--frontend="$$PANMPI_FRONTEND") \
    $(if $(bindings-compiler),--cc="$$PANMPI_CC") \
    $(if $(REPLACE),--replace) $(if $(value LIBRARY),--library="$$PANMPI_LIBRARY") $(if $(one-header),,--strict)

##@ The generated files

.PHONY: bindings verify-generated bindings-resist abi-diff track frontends-agree coverage golden
bindings: ## regenerate generated/, or add an MPI (HEADER= CC= LIBRARY=name-version REPLACE=1 FRONTEND=builtin|jextract)
bindings: $(generator) libclang $(if $(one-header),,headers)
	@.make/step bindings 'making the binding' .make/generate/bindings $(bindings-options) -- \
	    $(if $(value HEADER),"$$PANMPI_HEADER",$(if $(one-header),,$(all-headers)))
	@.make/generate/bindings --changes generated docs/abi
	@$(if $(one-header),cat build/bindings/news.txt)

verify-generated: $(generator) libclang headers ## regenerate elsewhere and compare with generated/
	@rm -rf build/verify
	@.make/step verify 'making the binding anew' .make/generate/bindings --strict --replace --out build/verify/generated \
	    --pages build/verify/abi -- $(all-headers)
	@diff -r -x lowlevel generated build/verify/generated
	@diff -r -x README.md docs/abi build/verify/abi && echo 'verify-generated: no difference'

bindings-resist: libclang headers | maven ## spell headers otherwise: the facade must not change (PART=1/6)
	@.make/check/verdict bindings-resist $(or $(PART),1/1)

# make turns every failure into exit code 2, which means "something breaks"; only the script .make/generate/abi-diff returns all its codes.
abi-diff: $(generator) libclang ## compare two snapshots or headers: fails if something breaks (OLD= NEW= JSON=1)
	@code=0; .make/generate/abi-diff "$$PANMPI_OLD" "$$PANMPI_NEW" $(if $(JSON),--json) || code=$$?; \
	    [ $$code -le 1 ] || exit $$code

# As for abi-diff, only the script .make/generate/track returns all its exit codes.
track: $(generator) libclang | cc ## look for new MPIs at PyPI and Debian, and write pages on them (OLDER=1 JSON=1)
	@OLDER='$(OLDER)' .make/generate/track $(if $(JSON),--json)

frontends-agree: $(generator) libclang headers ## compare the built-in producer with real jextract output, by bytes
	@.make/generate/frontends-agree build/agree $(reference-headers)

coverage: $(generator) headers ## count what of each header is bound, and which methods the last tests called
	@.make/generate/coverage build/coverage $(headers)

golden: | maven ## write the generator's golden files anew; review their diff
	$(step) golden 'writing generator/src/test/golden' $(mvn) -pl generator -am test \
	    -Dtest=GoldenTest -Dsurefire.failIfNoSpecifiedTests=false -Dpanmpi.golden.overwrite=true
