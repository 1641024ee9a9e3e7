/**
 * Stage 3 of the generator: decides by rules how each function becomes a method. Input and output
 * are records; each class makes one decision.
 */
package panmpi.generator.rules;
