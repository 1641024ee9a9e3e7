package panmpi.generator.emit;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The calls that a method makes of itself and of its relatives, with other arguments in the place
 * of those that describe a buffer.
 *
 * @param name the method
 * @param body its parameters
 * @param methods the names of all methods of the facade
 */
record Relatives(String name, Body body, Set<String> methods) {

    /** Whether there is another method of a name. */
    boolean has(String relative) {
        return methods.contains(relative);
    }

    List<String> arguments() {
        return body.params().stream().map(Body.JavaParam::name).toList();
    }

    /** Whether the parameters that describe a buffer stand together. */
    boolean holds(MessageBuffer b) {
        return joined().contains(b.items());
    }

    /** The arguments, with others for a buffer. */
    List<String> with(MessageBuffer b, String others) {
        return List.of(joined().replace(b.items(), others).split(", "));
    }

    /** The arguments, with others for two buffers. */
    List<String> with(MessageBuffer a, String others, MessageBuffer b, String more) {
        return List.of(joined().replace(a.items(), others).replace(b.items(), more).split(", "));
    }

    /** The method itself, called again. */
    String again(List<String> arguments) {
        return call(name, arguments);
    }

    static String call(String method, List<String> arguments) {
        return method + "(" + String.join(", ", arguments) + ")";
    }

    private String joined() {
        return arguments().stream().collect(Collectors.joining(", "));
    }
}
