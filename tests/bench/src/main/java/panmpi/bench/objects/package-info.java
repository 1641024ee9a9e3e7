/**
 * Compares the codecs, which serialize objects, with plain arrays and with java.io, for {@code make
 * bench-objects}. One half of the bench sends objects between ranks; the other half writes them to
 * memory and reads them, without MPI.
 */
package panmpi.bench.objects;
