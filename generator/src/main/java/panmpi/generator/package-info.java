/**
 * The commands of the generator, and the pipeline behind them: a header is read, modelled, decided
 * on by rules, and emitted as Java.
 */
package panmpi.generator;
