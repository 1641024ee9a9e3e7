package panmpi.generator.header.low;

/**
 * One class to be written.
 *
 * @param className its name
 * @param body its text without package and imports
 */
record SourceFile(String className, String body) {}
