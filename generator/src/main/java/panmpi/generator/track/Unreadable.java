package panmpi.generator.track;

/**
 * A header that could not be read, or that the rules refuse.
 *
 * @param found the header
 * @param why the messages about it
 */
public record Unreadable(NewHeader found, String why) {}
