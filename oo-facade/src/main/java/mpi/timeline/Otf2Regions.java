package mpi.timeline;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Numbers of functions with their lines, and of regions of the program. */
final class Otf2Regions {

    /** A function at a line, or a region, which has no kind. */
    private record Key(String name, String line, CallKind kind) {}

    private final Map<Key, Integer> numbers = new LinkedHashMap<>();

    int of(TracedCall call) {
        return number(new Key(call.name(), call.line(), call.kind()));
    }

    int of(Region region) {
        return number(new Key(region.name(), "", null));
    }

    private int number(Key key) {
        Integer known = numbers.get(key);
        if (known == null) {
            known = numbers.size();
            numbers.put(key, known);
        }
        return known;
    }

    void write(Otf2Definitions definitions) throws IOException {
        for (var entry : numbers.entrySet()) {
            Key key = entry.getKey();
            if (key.kind == null) {
                definitions.region(entry.getValue(), key.name);
            } else {
                definitions.function(entry.getValue(), key.name, key.line, key.kind);
            }
        }
    }
}
