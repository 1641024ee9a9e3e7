/**
 * Stage 4 of the generator: writes Java, with an emitter for each kind of class or member; all
 * decisions are made in stage 3, the rules. A function has a method in the usual form, with arrays
 * and {@code int} counts, often one in the large form, with segments and {@code long} counts, and
 * camelCase methods, which call one of these. Most classes named {@code *Steps} add the parameters
 * of one kind to the {@code Body} of a method.
 */
package panmpi.generator.emit;
