package panmpi.generator.header.low;

/**
 * A class of low-level Java that is to be written to a file.
 *
 * @param className its name
 * @param body its text without package and imports
 */
record SourceFile(String className, String body) {}
