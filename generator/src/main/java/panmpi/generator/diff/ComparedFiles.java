package panmpi.generator.diff;

/**
 * The files that were compared, for headers that claim the same library and version.
 *
 * @param old the file that programs were written for, as the user named it
 * @param now the file that they meet
 */
public record ComparedFiles(String old, String now) {}
