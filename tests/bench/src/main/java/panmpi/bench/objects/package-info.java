/**
 * Compares the codecs of objects with plain arrays and with java.io, for {@code make bench-
 * objects}. One part sends objects, the other one writes them to memory.
 */
package panmpi.bench.objects;
