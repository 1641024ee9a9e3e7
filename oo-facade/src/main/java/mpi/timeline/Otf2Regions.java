package mpi.timeline;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Assigns numbers to the regions of an OTF2 archive. These are MPI functions with the program lines
 * that call them, and the regions that the program has marked.
 */
final class Otf2Regions {

    /** MPI function with a program line, or a region of the program, whose kind is null. */
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
