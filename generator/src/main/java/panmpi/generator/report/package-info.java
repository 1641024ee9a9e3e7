/**
 * Collects the messages of all stages, and spells options as the user typed them. Each stage
 * depends on this package, which therefore depends on no stage.
 */
package panmpi.generator.report;
