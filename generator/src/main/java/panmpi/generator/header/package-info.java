/**
 * Stage 1: finds a header and makes low-level Java of it.
 *
 * <p>{@link panmpi.generator.header.MpiInstall} finds what to read, a {@link
 * panmpi.generator.header.LowLevelProducer} makes the Java, {@link
 * panmpi.generator.header.MacroProbe} adds what that Java cannot say.
 */
package panmpi.generator.header;
