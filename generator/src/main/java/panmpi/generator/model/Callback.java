package panmpi.generator.model;

/**
 * A function type of the header, for callbacks.
 *
 * @param name its C name
 * @param shape the function type as a prototype; {@link Function#name} is the typedef's name
 */
public record Callback(String name, Function shape) {}
