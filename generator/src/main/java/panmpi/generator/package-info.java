/**
 * Commands of the generator, and the pipeline that they run: it reads a header, models it, decides
 * by rules, and emits Java. A snapshot holds all facts about the header of one version of a
 * library. The facade is package {@code mpi}, the procedural binding is package {@code mpi.c}.
 */
package panmpi.generator;
