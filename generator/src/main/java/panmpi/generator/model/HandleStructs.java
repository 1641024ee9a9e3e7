package panmpi.generator.model;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import panmpi.generator.report.Diagnostics;

/**
 * Refuses headers whose handles are structs. Handles must be integers or pointers, since programs
 * compare them by {@code ==}.
 */
public final class HandleStructs {

    private HandleStructs() {}

    /**
     * Reports a header in which a type is a struct, although another header declares that type as a
     * pointer.
     *
     * @param api the header's facts
     * @param known other snapshots
     * @param header the header
     * @param diagnostics where the error is reported
     */
    public static void check(Api api, Collection<Api> known, Path header, Diagnostics diagnostics) {
        List<String> structs =
                api.structs().keySet().stream().filter(name -> isPointer(name, known)).toList();
        if (!structs.isEmpty()) {
            diagnostics.error(
                    header.toString(),
                    "structs here, and handles in other MPIs: %s. Programs compare handles by ==,"
                                    .formatted(String.join(", ", structs))
                            + " so a handle is an integer or a pointer");
        }
    }

    private static boolean isPointer(String name, Collection<Api> known) {
        return known.stream()
                .map(api -> api.typedefs().get(name))
                .anyMatch(type -> type != null && type.carrier().equals("pointer"));
    }
}
