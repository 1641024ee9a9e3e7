package panmpi.generator.track;

/**
 * A header that could not be read, or that the rules fail on.
 *
 * @param found the header
 * @param why what was said of it
 */
public record Unreadable(Found found, String why) {}
