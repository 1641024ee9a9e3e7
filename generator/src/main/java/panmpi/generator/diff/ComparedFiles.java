package panmpi.generator.diff;

/**
 * Names of the two compared files, which distinguish headers that claim the same library and
 * version.
 *
 * @param old the file that programs were written for, as the user named it
 * @param now the file of the library that they run with
 */
public record ComparedFiles(String old, String now) {}
