/**
 * Stage 1: finds a header and makes low-level Java of it, the Java source that jextract generates
 * or would generate.
 *
 * <p>{@link panmpi.generator.header.InstallSearch} finds the header, a {@link
 * panmpi.generator.header.LowLevelProducer} makes the Java, {@link
 * panmpi.generator.header.MacroProbe} finds facts that low-level Java lacks.
 */
package panmpi.generator.header;
