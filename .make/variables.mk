# Variables that targets take, and variables that recipes use. Included by the Makefile.

# All files that have rules, in the order in which help lists their targets.
rule-files := Makefile .make/variables.mk .make/test/rules.mk tests/bench/rules.mk .make/generate/rules.mk .make/check/rules.mk \
    .make/release/rules.mk .make/docs/rules.mk .make/setup/rules.mk .make/setup/hello.mk

# The JDK is looked for in the user's JAVA_HOME first; in recipes, JAVA_HOME is the JDK that was found.
MAKEOVERRIDES :=
export USER_JAVA_HOME := $(JAVA_HOME)
override JAVA_HOME := $(CURDIR)/build/tools/jdk
export JAVA_HOME
# All variables that a command line may set, first those of the targets. Any other name is refused, since it would go unnoticed.
variables := CASES CC CODECS COLLECTOR CONTROL DOCS FIRST FORGET FRONTEND HEADER JOBS JSON KILLS KIND LIBRARY MPI NEW OLD \
    OLDER ONLY PART PICTURES PLATFORMS PREFIX REPO QUICK RANKS REPLACE SECONDS SEED TASKS THOROUGH TOPICS
variables += BATCH CFLAGS CLANG_TIDY JAVA_HOME JEXTRACT LANES LDFLAGS LEAN LIBCLANG MAVEN_OPTS MPICC MPI_HOME \
    PANMPI_LIB PANMPI_STACKTRACE PATH SHELL TEST TIME_LIMIT WAYS
given := $(foreach v,$(.VARIABLES),$(if $(filter command,$(firstword $(origin $v))),$v))
$(foreach v,$(filter-out $(variables),$(given)),$(error $v=$($v): no target takes this variable; \
    $(shell .make/nearest '$v' $(variables)). `make` lists the targets with their variables))
# These variables take whole numbers; any other value is refused before a job starts with it.
numbers := BATCH FIRST FORGET JOBS KILLS LANES SECONDS SEED TASKS TIME_LIMIT
without-digits = $(if $2,$(call without-digits,$(subst $(firstword $2),,$1),$(wordlist 2,10,$2)),$1)
$(foreach v,$(filter $(numbers),$(given)),$(if $(call without-digits,$($v),0 1 2 3 4 5 6 7 8 9), \
    $(error $v=$($v): this variable takes a whole number)))
# Variables that stand for options of the generator, whose messages then name the variables.
export PANMPI_MAKE_VARIABLES := HEADER CC FRONTEND REPLACE LIBRARY
# Recipes take these from environment variables, in which a blank, a quote or a dollar sign has no special meaning.
own-words := HEADER FRONTEND LIBRARY OLD NEW CC
$(foreach v,$(own-words),$(if $(filter-out undefined default,$(origin $v)),$(eval export PANMPI_$v := $$(value $v))))
unexport $(filter-out CC,$(own-words))

# Reports a target on the command line without a rule as mistyped, and a file without a rule as missing.
targets = $(shell sed -nE 's/^([a-z0-9 -]+):.*## .*/\1/p' $(rule-files))
.DEFAULT:
	$(error $(if $(filter $@,$(MAKECMDGOALS)),$@: no such target; $(shell .make/nearest '$(subst ','\'',$@)' $(targets)). \
	    `make` lists them,$@: the file is missing and no rule makes it))
$(rule-files): ;

# $(step) runs a command as a step, of one line on the screen; $(mvn) is Maven.
step := @.make/step
mvn := .make/maven -q
class-path := -Dmaven.main.skip -DincludeScope=runtime process-classes dependency:build-classpath -Dmdep.outputFile
comma := ,

# Targets that run the generator depend on these files, which .make/generate/rules.mk makes.
generator := build/stamps/generator build/generator.cp

# Without THOROUGH=all, the tests have to end in a quarter of an hour: they run on one MPI for each ABI, on the largest number of ranks up to 4,
# and without the nightly tests.
thorough := $(filter all,$(THOROUGH))
left-out := nightly
test-scope = $(if $(thorough),,-Dpanmpi.ranks=4 -Dpanmpi.sample=1 '-DexcludedGroups=$(left-out)')
# $(call mpis,TARGET[,SUFFIX]) writes the list build/mpis.SUFFIX, with the MPIs that a target takes.
mpis = $(step) find-mpis 'looking for MPIs' .make/setup/find-mpis for $1 build/mpis.$(or $2,$1) "$(MPI)" "$(thorough)"
# $(call run-tests,SUFFIX) runs Maven's tests, with the launcher and the list build/mpis.SUFFIX.
run-tests = .make/test/run-tests -Dpanmpi.root=$(CURDIR) -Dpanmpi.mpijava=$(CURDIR)/build/bin/mpijava \
    -Dpanmpi.mpis=$(CURDIR)/build/mpis.$1 -Dsurefire.failIfNoSpecifiedTests=false
forget-calls = @cut -d'|' -f1 build/mpis.txt | sed 's|^|build/calls/|' | xargs rm -rf

# Examples that are separate Maven modules, such as other languages; a profile of the root POM has the name of each folder.
languages := $(patsubst examples/%/pom.xml,%,$(wildcard examples/*/pom.xml))

# The headers behind the committed snapshots: SNAPSHOT/FILE under .mpi/headers, where fetch-headers puts them.
headers := $(patsubst %,%/mpi.h,mpich-3.4.3 mpich-4.0.2 mpich-4.1.3 mpich-4.2.3 mpich-4.3.2 mpich-5.0.2 \
    openmpi-4.1.4 openmpi-5.0.11 intel-2021.18.1) mpi-abi-5.0/mpi_abi.h intel-abi-5.0/mpi_abi.h
# Headers for which there is output of the real jextract to compare with.
reference-headers := mpich-4.0.2/mpi.h openmpi-4.1.4/mpi.h mpi-abi-5.0/mpi_abi.h

# These lists have folders as well as their files, so that a deleted file counts as a change.
poms := pom.xml $(wildcard */pom.xml */*/pom.xml)
generator-sources := $(shell find generator/src/main 2>/dev/null)
facade-sources := $(shell find oo-facade/src/main oo-facade/codec/src/main 2>/dev/null)
fory-sources := $(shell find oo-facade/fory/src/main 2>/dev/null)
openmpi-sources := $(shell find oo-facade/openmpi/src/main 2>/dev/null)
generated-sources := $(shell find generated/java generated/codec 2>/dev/null)
example-sources := $(shell find examples/src 2>/dev/null)
shim-sources := native-shim/Makefile \
    $(shell find native-shim/src native-shim/library native-shim/compiler native-shim/include 2>/dev/null)
templates := $(shell find templates 2>/dev/null)
snapshots := $(wildcard generated/api/*)
