package mpi.internal.strict.check;

import java.util.ArrayList;
import java.util.List;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;

/**
 * Finds the requests that a call has as arguments (the call "names" them), such as those of
 * Waitall.
 */
final class NamedRequests {

    private NamedRequests() {}

    /**
     * Returns the requests that a call has as arguments, in order; an element is null for a request
     * that is complete or is not the program's.
     */
    static List<OpenRequest> of(ObservedCall call) {
        List<OpenRequest> named = new ArrayList<>();
        if (call.named() == null) {
            call.setNamed(find(call));
        }
        for (Object request : call.named()) {
            named.add((OpenRequest) request);
        }
        return named;
    }

    /**
     * Returns the requests that the facade has announced. A request for which the facade has no
     * object yet is found by its handle.
     */
    private static List<Object> find(ObservedCall call) {
        List<Object> named = new ArrayList<>(call.thread().requests());
        Parameter request = call.function().input("Request");
        int length = request.isMany() ? call.number(call.function().first("length")) : 1;
        while (named.size() < length) {
            named.add(null);
        }
        for (int i = 0; i < length && !call.thread().unclaimed().isEmpty(); i++) {
            if (named.get(i) == null) {
                named.set(i, unclaimed(call, call.handle(request, i), named));
            }
        }
        return named;
    }

    /**
     * Finds a new request with a handle. Several requests may have equal handles, for instance if
     * MPI has completed them at once. Therefore the requests in {@code but}, which were found
     * before, are left out.
     */
    private static Object unclaimed(ObservedCall call, long handle, List<Object> but) {
        for (Object unclaimed : call.thread().unclaimed()) {
            if (((OpenRequest) unclaimed).handle() == handle && !but.contains(unclaimed)) {
                return unclaimed;
            }
        }
        return null;
    }

    /**
     * Returns the parameter with the handle of a new request; null for a function that makes none.
     */
    static Parameter made(Function function) {
        return function.about().request();
    }
}
