# Rules that compare the public names with those of other bindings and of the last version, and the kinds of parameters with the MPI Forum's list.
# Included by the Makefile.

##@ The public names

.PHONY: api-check oracle api-compare api-baseline
api-check: build | maven ## look for every member of mpiJava 1.2 and of Open MPI's Java binding
	@.make/check/verdict api-check

oracle: | maven ## compare what the rules say of every parameter with the MPI Forum's own description
	@.make/check/verdict oracle

api-compare: | maven ## compare what programs can name with the last version, by japicmp: fails if something is missing
	@.make/check/verdict api-compare

api-baseline: build ## keep what programs can name of this version, for api-compare of the next
	$(step) api-baseline - .make/check/verdict api-keep
