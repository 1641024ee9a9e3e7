# Rules of the tests that `make test` does not run, or runs in part. Included by the Makefile.

# $(call on-mpis,NAME,SCRIPT[,ARGUMENTS]) runs a script on the MPIs that this test takes.
define on-mpis
$(call mpis,$1)
@$2 build/mpis.$1 $3
endef
only = $(if $(ONLY),'$(ONLY)')

##@ Tests on ranks

.PHONY: hello-everywhere test-ranks test-sessions test-strict test-strict-cases test-jni test-examples test-interop check-timeline test-pool \
    test-hosts test-slurm test-containers test-arm64 test-plan test-classes
hello-everywhere: build ## run one jar and its class files on MPICH, Open MPI 4.1 and 5.0, the standard ABI, Intel MPI
	@.make/test/hello-everywhere build/bin/mpijava -cp examples/target/classes Hello

test-plan:
	@.make/test/run-tests --plan "$(MPI)" "$(thorough)"

test-classes: build
	$(step) test-classes 'compiling the tests' $(mvn) -pl tests -am test-compile

test-ranks: left-out := nightly$(if $(QUICK), | any-mpi)
test-ranks: build headers $(if $(thorough),$(generator) libclang) ## run only the tests that start jobs, as on one more MPI after make test (MPI= THOROUGH= QUICK=1)
	$(call mpis,test,txt)
	$(forget-calls)
	@TEST_LOG=test-ranks $(call run-tests,txt) -Pbench $(test-scope) -pl oo-facade/junit,tests -am test -Dgroups=mpi

test-sessions: build ## run the case classes in ranks that have only a session (CASES=classes RANKS=4 MPI=)
	$(call mpis,sessions)
	@TEST_LOG=sessions $(call run-tests,sessions) test -pl tests -am -Dpanmpi.ranks=$(or $(RANKS),4) \
	    -Dpanmpi.junit.begin=session '-Dtest=$(or $(CASES),*Case)' '-DexcludedGroups=init | nightly'

test-strict: build ## report the mistakes of small programs by strict checks, and compare kind, ranks and lines (ONLY=regex MPI=)
	$(call on-mpis,strict,tests/strict/run,build/strict $(only))

# Leaves out cases that measure memory, since strict checks keep records in memory, and ErrorsCase and NativeHandlesCase: some of their messages
# remain unreceived for the strict checks, which would match them with receives of later cases.
strict-cases := *Case,!*AllocationCase,!FreesCase,!ErrorsCase,!NativeHandlesCase
test-strict-cases: build ## run the case classes with strict checks, which must report nothing (CASES=classes RANKS=4 MPI=)
	$(call mpis,strict)
	@rm -rf build/strict-cases && mkdir -p build/strict-cases
	-@TEST_LOG=strict-cases $(call run-tests,strict) test -pl tests -am -Dpanmpi.ranks=$(or $(RANKS),4) \
	    '-Dtest=$(or $(CASES),$(strict-cases))' \
	    '-Dpanmpi.junit.jvm=-Dpanmpi.checks=strict=warn -Dpanmpi.checks.report=$(CURDIR)/build/strict-cases'
	@tests/strict/false-alarms build/strict-cases build/log/strict-cases.log

test-jni: build ## run the case classes in JVMs that check JNI and log every warning (CASES=regex MPI=)
	$(call on-mpis,jni,.make/test/jni,$(if $(CASES),'$(CASES)'))

test-examples: build ## run every example, and compare what it prints with examples/runs (ONLY=regex MPI=)
	$(if $(languages),$(step) example-languages 'building the examples in $(languages)' $(mvn) $(languages:%=-P%) \
	    -pl $(subst $(eval) ,$(comma),$(languages:%=examples/%)) -am -Dmaven.test.skip package)
	$(call on-mpis,examples,.make/test/examples,$(only))

test-interop: build ## test with libraries of C, programs in C and Python, a Java VM inside of C, memory of Java's libraries (ONLY=regex MPI=)
	$(step) example-languages 'building the examples with libraries of C' $(mvn) -Pinterop -pl examples/interop -am -Dmaven.test.skip package
	$(call on-mpis,interop,tests/interop/run,$(only))

check-timeline: build ## make pictures of jobs, and look at them in a browser: as many arrows as messages (PICTURES=folder MPI=)
	$(call on-mpis,timeline,tests/timeline/run,$(if $(PICTURES),'$(PICTURES)'))

test-pool: test-classes ## kill a worker of an executor each second: all tasks end once (KILLS=50 TASKS=100000 RANKS=6 SEED= MPI=)
	$(call on-mpis,pool,.make/test/pool,"$(or $(KILLS),50)" "$(or $(TASKS),100000)" "$(or $(RANKS),6)" $(SEED))

test-hosts: test-classes ## run the tests over TCP on four hosts, which are network namespaces (TOPICS=regex|none MPI=)
	$(call on-mpis,hosts,tests/hosts/run,"$(TOPICS)")

test-slurm: build ## run the commands of docs/cluster.md on a Slurm of four nodes (ONLY="meeting failing ending" MPI=)
	@$(JAVA_HOME)/bin/javac -cp build/lib/panmpi.jar -d build/slurm/classes tests/slurm/programs/Main.java
	@$(JAVA_HOME)/bin/jar --create --file build/slurm/app.jar -C build/slurm/classes .
	$(call on-mpis,slurm,ONLY="$(ONLY)" tests/slurm/run)

test-containers: build ## build the images of examples/container, and start ranks in them by launchers inside and outside
	$(step) install-mpich - .make/setup/install-mpi mpich
	$(step) install-openmpi - .make/setup/install-mpi openmpi
	@tests/containers/run

test-arm64: test-classes headers ## run the case classes for linux-aarch64 in an emulator (TOPICS=regex)
	$(step) install-mpich - .make/setup/install-mpi mpich
	$(step) install-openmpi - .make/setup/install-mpi openmpi
	@.make/test/arm64 $(TOPICS)

##@ Tests by faults and by chance

.PHONY: test-faults test-blame starts soak storm fuzz-objects fuzz-bounds check-native check-native-sanitized
test-faults: test-classes ## kill jobs in more than seventy ways, and time how long they live on (ONLY=regex MPI=)
	$(call on-mpis,faults,.make/test/faults,$(only))

test-blame: build ## let one rank of four fail in jobs on a busy machine: reports must name it (JOBS=200 SEED=)
	$(call mpis,blame)
	@TEST_LOG=blame $(call run-tests,blame) -pl oo-facade/junit -am test -Dtest=BlameTest \
	    -Dpanmpi.blame=$(or $(JOBS),200) $(if $(SEED),-Dpanmpi.seed=$(SEED))
	@tail -n 1 oo-facade/junit/target/blame.txt

starts: test-classes ## start and stop jobs, and count what they leave (SECONDS=120 JOBS= LANES= BATCH= WAYS= MPI=)
	$(call on-mpis,starts,.make/test/starts,"$(or $(SECONDS),120)" "$(JOBS)")

soak: test-classes ## compare random calls with a model in Java (SECONDS=300 RANKS=4 SEED= FIRST= FORGET= MPI=)
	$(call on-mpis,soak,.make/test/soak,"$(or $(SECONDS),300)" "$(or $(RANKS),4)" "$(SEED)" "$(or $(FIRST),0)" "$(or $(FORGET),0)")

storm: test-classes ## exchange messages while others allocate (SECONDS=60 COLLECTOR=all|G1|Z|... MPI=)
	$(call on-mpis,storm,tests/storm/run,"$(or $(SECONDS),60)" "$(or $(COLLECTOR),all)")

fuzz-objects: test-classes ## feed damaged messages of objects to every codec (SECONDS=120 SEED= FIRST= MPI=)
	$(call mpis,objects,txt)
	@.make/test/fuzz-objects "$(or $(SECONDS),120)" "$(SEED)" "$(or $(FIRST),0)"

fuzz-bounds: test-classes ## make calls with random arguments, and look around buffers (SECONDS=120 SEED= FIRST= MPI=)
	$(call on-mpis,bounds,.make/test/fuzz-bounds,"$(or $(SECONDS),120)" "$(SEED)" "$(or $(FIRST),0)")

check-native: build ## run Java programs through the launcher, and the launcher under valgrind
	$(step) check-native 'launcher' .make/test/native

check-native-sanitized: build ## the same programs, with a launcher under AddressSanitizer, UBSan and ThreadSanitizer
	$(step) check-native-sanitized 'launcher under sanitizers' .make/test/native sanitized

##@ Tests as a newcomer and as a user

.PHONY: test-bare newcomer outside outside-bare
test-bare: | jdk ## run the README's two commands in bare root file systems (KIND="clone pypi mpich openmpi user")
	@.make/test/bare $(or $(KIND),pypi mpich openmpi user)

newcomer: build $(if $(QUICK),,site) | $(if $(QUICK),,browser) ## run the commands of the documents as printed, and count dead links (QUICK=1)
	$(if $(QUICK),$(call mpis,newcomer))
	@tests/newcomer/run $(if $(QUICK),build/mpis.newcomer)

outside: build headers libclang ## build and run the projects of tests/outside in an empty home (ONLY=regex MPI=)
	$(step) dist - .make/release/dist this
	$(call on-mpis,outside,tests/outside/run,$(only))

outside-bare: build | jdk ## run those projects that need no MPI in a root file system with a JDK and Maven alone (ONLY=regex)
	$(step) dist - .make/release/dist this
	@tests/outside/run-bare $(only)
