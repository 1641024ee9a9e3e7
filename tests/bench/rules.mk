# Rules of the benchmarks. Included by the Makefile.

build/bench.cp: pom.xml tests/bench/pom.xml | maven
	$(step) bench-cp 'libraries of the bench' $(mvn) -Pbench -pl tests/bench -am $(class-path)=$(CURDIR)/$@

.PHONY: bench-ready
bench-ready: build build/bench.cp
	$(call mpis,bench)
	$(step) bench-classes 'compiling the bench' $(mvn) -Pbench -pl tests/bench -am -DskipTests compile

# $(call bench,NAME) runs a benchmark on the MPIs of build/mpis.bench.
bench = @tests/bench/run $1 build/mpis.bench
with-ranks = $(if $(RANKS),--ranks $(RANKS))
bench-options = $(if $(QUICK),--quick) $(if $(ONLY),--only '$(ONLY)') $(if $(RANKS),--ranks '$(RANKS)') $(if $(JSON),--json)

##@ Speed

.PHONY: bench bench-quick bench-contenders bench-calls bench-objects bench-apps bench-papers bench-strict bench-concurrent bench-transport \
    scale startup pictures
bench: ## compare with C and with what bench-contenders installed, at more sizes (RANKS=2 ONLY=regex CONTROL=1 MPI=)
bench-quick: ## compare with C, in a minute; report.html is in bench/results (RANKS=2 ONLY=regex CONTROL=1 MPI=)
bench bench-quick: bench-ready
	$(call bench,messages) $(if $(filter bench-quick,$@),--quick) $(with-ranks) $(if $(ONLY),--only '$(ONLY)')

bench-contenders: | jdk ## install what bench compares with beside C: mpi4py, MPJ Express, Intel MPI's Java binding
	$(step) contender-mpi4py 'mpi4py is in build/contenders' tests/bench/contender install mpi4py
	$(step) contender-mpj 'MPJ Express is in build/contenders' tests/bench/contender install mpj
	$(step) contender-intel 'Intel MPI is in .mpi/intel' tests/bench/contender install intel

bench-calls: bench-ready ## measure what single calls cost beside MPI's own work, by JMH, on one rank (ONLY=regex MPI=)
	$(call bench,calls) $(if $(ONLY),'$(ONLY)')

bench-objects: bench-ready ## compare the codecs with plain arrays and java.io (QUICK=1 RANKS=2 CODECS=jars MPI=)
	$(call bench,objects) $(if $(QUICK),--quick) $(with-ranks)

bench-apps: bench-ready ## compare seven whole programs with C (ONLY=regex QUICK=1 RANKS="2 4" JSON=1 DOCS=1 MPI=)
	$(call bench,apps) $(bench-options) $(if $(DOCS),--document docs/apps.md)

bench-papers: bench-ready ## repeat the tables of two papers (ONLY=regex QUICK=1 RANKS="1 2" JSON=1 DOCS=1)
	$(call bench,papers) $(bench-options) $(if $(DOCS),--document docs/papers.md)

bench-strict: bench-ready ## compare messages and a program with strict checks with the same without them (MPI=)
	$(call bench,strict)

bench-concurrent: bench-ready ## compare futures, reproducible sums, records and executors with what does the same (MPI=)
	$(call bench,concurrent)

bench-transport: build ## compare a transport of messages by MPI with Aeron, Hazelcast, JeroMQ and C (SECONDS=2 MPI=)
	$(step) example-languages 'building examples/transport' $(mvn) -Ptransport -pl examples/transport -am -Dmaven.test.skip package
	$(call on-mpis,bench,tests/bench/transport/run,"$(or $(SECONDS),2)")

scale: bench-ready ## measure how memory, Init and collectives grow with the ranks (RANKS="2 4 8 16" MPI=)
	$(call bench,scale) --ranks "$(or $(RANKS),2 4 8 16)"

startup: bench-ready ## time Hello from start to end on 2 and 8 ranks: by mpijava, by plain java, in C (MPI=)
	$(call bench,startup)

pictures: bench-ready ## draw the plots of docs/pictures from the results of bench-quick, bench-apps and scale (MPI=)
	$(call bench,pictures)
