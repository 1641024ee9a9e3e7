/** Stage 2: the facts of a header, as immutable records and as one text file per MPI. */
package panmpi.generator.model;
