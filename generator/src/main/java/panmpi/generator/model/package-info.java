/** Stage 2: what a header says, as records that never change, and as one text file per MPI. */
package panmpi.generator.model;
