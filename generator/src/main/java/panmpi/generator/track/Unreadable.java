package panmpi.generator.track;

/**
 * Header that could not be read, or that declares something for which the generator's rules have no
 * answer.
 *
 * @param found the header
 * @param why the messages about it
 */
public record Unreadable(NewHeader found, String why) {}
