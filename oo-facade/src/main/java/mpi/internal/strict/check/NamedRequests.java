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

    /** Blocking calls of virtual threads test requests that are no objects, by their handles. */
    private static List<Object> find(ObservedCall call) {
        List<Object> named = new ArrayList<>(call.thread().requests());
        Parameter request = call.function().input("Request");
        if (named.isEmpty() && !request.isMany()) {
            long handle = call.handle(request);
            for (Object unclaimed : call.thread().unclaimed()) {
                if (((OpenRequest) unclaimed).handle() == handle) {
                    named.add(unclaimed);
                    break;
                }
            }
        }
        return named;
    }

    /** Parameter with the handle of a new request; null for a call that makes none. */
    static Parameter made(Function function) {
        return function.about().request();
    }
}
