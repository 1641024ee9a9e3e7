package mpi.internal.strict.check;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The requests of this rank that are not over. */
final class OpenRequests {

    private final Set<OpenRequest> open = new LinkedHashSet<>();

    synchronized void add(OpenRequest request) {
        open.add(request);
    }

    synchronized void remove(OpenRequest request) {
        open.remove(request);
    }

    /** All, the oldest first. */
    synchronized List<OpenRequest> all() {
        return List.copyOf(open);
    }

    /** The persistent one with a handle; null if there is none. */
    synchronized OpenRequest persistent(long handle) {
        for (OpenRequest request : open) {
            if (request.isPersistent() && request.handle() == handle) {
                return request;
            }
        }
        return null;
    }
}
