package mpi.internal.strict.check;

import java.util.ArrayList;
import java.util.List;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;

/** Requests that a call names. */
final class NamedRequests {

    private NamedRequests() {}

    /** The requests that a call names; those that are over, or not the program's, are left out. */
    static List<OpenRequest> of(ObservedCall call) {
        List<OpenRequest> named = new ArrayList<>();
        if (call.named() == null) {
            call.isNaming(find(call));
        }
        for (Object request : call.named()) {
            named.add((OpenRequest) request);
        }
        return named;
    }

    /** Requests that are no objects of the facade are found by their handles. */
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

    /** MPI may give several requests one handle, such as those that are complete from the start. */
    private static Object unclaimed(ObservedCall call, long handle, List<Object> but) {
        for (Object unclaimed : call.thread().unclaimed()) {
            if (((OpenRequest) unclaimed).handle() == handle && !but.contains(unclaimed)) {
                return unclaimed;
            }
        }
        return null;
    }

    /** Parameter with the handle of a new request; null for a call that makes none. */
    static Parameter made(Function function) {
        return function.about().request();
    }
}
