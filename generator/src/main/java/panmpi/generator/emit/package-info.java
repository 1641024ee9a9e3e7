/**
 * Stage 4 of the generator: writes Java, with an emitter for each kind of class or member. All
 * decisions are made in stage 3, the rules.
 */
package panmpi.generator.emit;
