/**
 * Makes the ledger, which is a table of all names that any snapshot has, with the members of the
 * binding for each name, or the reason why there are none. A snapshot holds all facts about the
 * header of one version of a library. The facade is package {@code mpi}, the procedural binding is
 * package {@code mpi.c}.
 */
package panmpi.generator.ledger;
