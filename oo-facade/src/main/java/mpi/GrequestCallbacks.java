package mpi;

import java.lang.foreign.MemorySegment;

/** What MPI calls for generalized requests; a function that the program left out does nothing. */
final class GrequestCallbacks {

    private GrequestCallbacks() {}

    /** Fills a status. */
    record Query(String name, Grequest_query_function f) {

        int call(MemorySegment state, MemorySegment statusAt) {
            return Guard.code(name, () -> GrequestStatus.fill(statusAt, f));
        }
    }

    /** Ends a request. */
    record Free(String name, Grequest_free_function f) {

        int call(MemorySegment state) {
            return f == null ? 0 : Guard.code(name, f::call);
        }
    }

    /** Cancels a request. */
    record Cancel(String name, Grequest_cancel_function f) {

        int call(MemorySegment state, int complete) {
            return f == null ? 0 : Guard.code(name, () -> f.call(complete != 0));
        }
    }
}
