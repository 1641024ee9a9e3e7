/**
 * Stage 2 of the generator: the facts of a header, as immutable records and as a text file for each
 * MPI.
 */
package panmpi.generator.model;
