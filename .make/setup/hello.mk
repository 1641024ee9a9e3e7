# Rules that make the binding of this machine's own MPI from its header, in build/machine. Included by the Makefile.

# This file is checked on every run, and rewritten only if the MPI or its header has changed. All targets below except mpijava depend on it.
.PHONY: FORCE
$(machine)/mpi: FORCE | jdk cc maven
	$(step) mpi - .make/setup/find-mpis own $@

$(machine)/stamps/api: $(machine)/mpi $(generator) templates/libraries.rules | libclang
	@rm -rf $(machine)/api && mkdir -p $(machine)/api $(@D)
	@. $(machine)/mpi && .make/step snapshot "reading $$MPI_HEADER" \
	    .make/generate/generator snapshot --header "$$MPI_HEADER" --cc "$$MPI_CC" --out $(machine)/api
	@touch $@

$(machine)/stamps/java: $(machine)/stamps/api $(generator) $(templates) $(snapshots)
	$(step) emit 'emitting the binding' .make/generate/generator emit --api $(machine)/api --api generated/api \
	    --templates templates --java $(machine)/java
	@touch $@

$(machine)/lib/panmpi.jar: $(machine)/stamps/java $(facade-sources) $(generated-sources) $(poms) | maven
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
