package panmpi.tests.graphs;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Describes a graph as text for the messages of failed tests. Each object that holds others or can
 * be shared has a line.
 */
public final class GraphText {
    private static final int LONGEST_LABEL = 80;
    private static final int LINES = 200;

    private final Map<Object, Integer> numbers = new IdentityHashMap<>();
    private final Deque<Object> left = new ArrayDeque<>();

    private GraphText() {}

    /**
     * Describes a graph.
     *
     * @param root object at which the graph begins.
     * @return one line for each object that holds others or can be shared, 200 lines at most.
     */
    public static String of(Object root) {
        var text = new GraphText();
        var lines = new StringBuilder();
        text.name(root);
        for (int i = 0; !text.left.isEmpty() && i < LINES; i++) {
            lines.append(text.line(text.left.remove())).append('\n');
        }
        return lines.append(text.left.isEmpty() ? "" : "...\n").toString();
    }

    private String line(Object object) {
        var contents = Contents.of(object);
        var parts = contents.parts().stream().map(this::name).collect(Collectors.joining(", "));
        var data =
                contents.data().hasRemaining() ? " of " + contents.data().remaining() + " B" : "";
        return "#" + numbers.get(object) + " " + shortened(contents) + data + " {" + parts + "}";
    }

    private String name(Object object) {
        if (object == null || !Identity.matters(object) && Contents.of(object).parts().isEmpty()) {
            return shortened(Contents.of(object));
        }
        var number = numbers.get(object);
        if (number == null) {
            number = numbers.size();
            numbers.put(object, number);
            left.add(object);
        }
        return "#" + number;
    }

    private static String shortened(Contents contents) {
        var label = contents.label();
        return label.length() <= LONGEST_LABEL
                ? label
                : label.substring(0, LONGEST_LABEL) + "... (" + label.length() + ")";
    }
}
