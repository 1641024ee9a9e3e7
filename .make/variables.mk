# Variables that targets take, and variables that recipes use. Included by the Makefile.

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
# Variables that stand for options of the generator, whose messages then name the variables.
export PANMPI_MAKE_VARIABLES := HEADER CC FRONTEND REPLACE LIBRARY
# Recipes take these from environment variables, in which a blank, a quote or a dollar sign has no special meaning.
own-words := HEADER FRONTEND LIBRARY OLD NEW CC
$(foreach v,$(own-words),$(if $(filter-out undefined default,$(origin $v)),$(eval export PANMPI_$v := $$(value $v))))
unexport $(filter-out CC,$(own-words))

# Reports a target on the command line without a rule as mistyped, and a file without a rule as missing.
targets = $(shell sed -nE 's/^([a-z0-9 -]+):.*## .*/\1/p' Makefile)
.DEFAULT:
	$(error $(if $(filter $@,$(MAKECMDGOALS)),$@: no such target; $(shell .make/nearest '$(subst ','\'',$@)' $(targets)). \
	    `make` lists them,$@: the file is missing and no rule makes it))
Makefile .make/variables.mk .make/hello.mk: ;

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
