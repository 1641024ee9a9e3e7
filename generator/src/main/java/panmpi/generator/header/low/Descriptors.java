package panmpi.generator.header.low;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the Java expression for the {@code FunctionDescriptor} of a function or callback. */
final class Descriptors {

    private static final String SEPARATOR = ",\n            ";

    private Descriptors() {}

    static String of(
            Optional<Layout> returns, List<Declaration.Parameter> parameters, String header) {
        Stream<Layout> layouts =
                Stream.concat(
                        returns.stream(), parameters.stream().map(Declaration.Parameter::layout));
        String list =
                layouts.map(layout -> layout.expression(header))
                        .collect(Collectors.joining(SEPARATOR));
        String open = list.isEmpty() ? "" : SEPARATOR.substring(1);
        return "FunctionDescriptor."
                + (returns.isPresent() ? "of(" : "ofVoid(")
                + open
                + list
                + ")";
    }
}
