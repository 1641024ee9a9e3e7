/**
 * Stage 1: finds a header and makes low-level Java of it.
 *
 * <p>{@link panmpi.generator.header.MpiInstall} finds the header, a {@link
 * panmpi.generator.header.LowLevelProducer} makes the Java, {@link
 * panmpi.generator.header.MacroProbe} adds facts that this Java lacks.
 */
package panmpi.generator.header;
