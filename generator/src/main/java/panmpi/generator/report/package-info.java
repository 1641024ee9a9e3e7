/**
 * Messages of all stages, and options as the user typed them. Each stage reports here, so this
 * package knows none of them.
 */
package panmpi.generator.report;
