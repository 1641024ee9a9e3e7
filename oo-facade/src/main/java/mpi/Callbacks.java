package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import mpi.c.Mpi;
import mpi.internal.call.CallStack;
import mpi.internal.call.ErrorCallback;
import mpi.internal.job.JobState;
import mpi.internal.link.Upcall;

/**
 * Upcall stubs for functions of the program, one method for each typedef of {@code mpi.h}. A
 * function object has one stub for each typedef, however often it is passed. The function object
 * and its stub live as long as the process, since MPI does not report when it has called the
 * function for the last time. A process makes at most 100,000 stubs; a call that needs a further
 * stub throws an exception. The stubs of generalized requests are reused.
 */
final class Callbacks {

    private static final String COPY = "int(%s,int,pointer,pointer,pointer,pointer)";
    private static final String DELETE = "int(%s,int,pointer,pointer)";
    private static final String HANDLER = "void(pointer,pointer)";
    private static final ConcurrentHashMap<Key, MemorySegment> STUBS = new ConcurrentHashMap<>();

    private Callbacks() {}

    static MemorySegment comm_copy_attr_function(Comm_copy_attr_function f) {
        return f == null
                ? Mpi.MPI_COMM_NULL_COPY_FN
                : copy("MPI_Comm", f, (h, keyval, value) -> f.call(Wrap.comm(h), keyval, value));
    }

    static MemorySegment type_copy_attr_function(Type_copy_attr_function f) {
        return f == null
                ? Mpi.MPI_TYPE_NULL_COPY_FN
                : copy(
                        "MPI_Datatype",
                        f,
                        (h, keyval, value) -> f.call(Wrap.datatype(h), keyval, value));
    }

    static MemorySegment win_copy_attr_function(Win_copy_attr_function f) {
        return f == null
                ? Mpi.MPI_WIN_NULL_COPY_FN
                : copy("MPI_Win", f, (h, keyval, value) -> f.call(Wrap.win(h), keyval, value));
    }

    static MemorySegment comm_delete_attr_function(Comm_delete_attr_function f) {
        return delete("MPI_Comm", f, (h, keyval, value) -> f.call(Wrap.comm(h), keyval, value));
    }

    static MemorySegment type_delete_attr_function(Type_delete_attr_function f) {
        return delete(
                "MPI_Datatype", f, (h, keyval, value) -> f.call(Wrap.datatype(h), keyval, value));
    }

    static MemorySegment win_delete_attr_function(Win_delete_attr_function f) {
        return delete("MPI_Win", f, (h, keyval, value) -> f.call(Wrap.win(h), keyval, value));
    }

    static MemorySegment comm_errhandler_function(Comm_errhandler_function f) {
        return handler("MPI_Comm", f, (h, errorcode) -> f.call(Wrap.comm(h), errorcode));
    }

    static MemorySegment win_errhandler_function(Win_errhandler_function f) {
        return handler("MPI_Win", f, (h, errorcode) -> f.call(Wrap.win(h), errorcode));
    }

    static MemorySegment file_errhandler_function(File_errhandler_function f) {
        return handler("MPI_File", f, (h, errorcode) -> f.call(Wrap.file(h), errorcode));
    }

    static MemorySegment session_errhandler_function(Session_errhandler_function f) {
        return handler("MPI_Session", f, (h, errorcode) -> f.call(Wrap.session(h), errorcode));
    }

    static MemorySegment grequest_query_function(Grequest_query_function f) {
        return GrequestCallbacks.forQuery(f);
    }

    static MemorySegment grequest_free_function(Grequest_free_function f) {
        return GrequestCallbacks.forFree(f);
    }

    static MemorySegment grequest_cancel_function(Grequest_cancel_function f) {
        return GrequestCallbacks.forCancel(f);
    }

    static MemorySegment datarep_conversion_function(Datarep_conversion_function f) {
        String signature = "int(pointer,MPI_Datatype,int,pointer,MPI_Offset,pointer)";
        String name = "MPI_Datarep_conversion_function";
        return f == null
                ? Mpi.MPI_CONVERSION_FN_NULL
                : stub(name, f, () -> new DatarepCallbacks.Conversion(name, f), signature);
    }

    static MemorySegment datarep_extent_function(Datarep_extent_function f) {
        String signature = "int(MPI_Datatype,pointer,pointer)";
        String name = "MPI_Datarep_extent_function";
        required(name, f);
        return stub(name, f, () -> new DatarepCallbacks.Extent(name, f), signature);
    }

    static MemorySegment user_function(Op_function f) {
        return reduction(f, name -> new ReductionUpcall.Callback(name, f), "MPI_User_function");
    }

    static MemorySegment user_function(User_function f) {
        return reduction(
                f,
                name -> new ReductionUpcall.Callback(name, new ArrayReduction(f, null)),
                "MPI_User_function");
    }

    private static MemorySegment reduction(
            Object f, Function<String, Object> receiver, String name) {
        required(name, f);
        return stub(name, f, () -> receiver.apply(name), "void(pointer,pointer,pointer,pointer)");
    }

    private static MemorySegment copy(String object, Object f, AttributeCallbacks.Copying body) {
        String name = object.replace("Datatype", "Type") + "_copy_attr_function";
        return stub(name, f, () -> new AttributeCallbacks.Copy(name, body), COPY.formatted(object));
    }

    /**
     * Makes a delete stub even if the program has no function: the stub removes the value's entry
     * from {@link Attributes}.
     */
    private static MemorySegment delete(String object, Object f, AttributeCallbacks.Deletion body) {
        String name = object.replace("Datatype", "Type") + "_delete_attr_function";
        if (f != null) {
            JobState.deletesAtEnd();
        }
        AttributeCallbacks.Deletion action = f == null ? (h, keyval, value) -> {} : body;
        return stub(
                name,
                f,
                () -> new AttributeCallbacks.Delete(name, action),
                DELETE.formatted(object));
    }

    private static MemorySegment handler(String object, Object f, ErrorCallback.Handler body) {
        String name = object + "_errhandler_function";
        required(name, f);
        return stub(name, f, () -> new ErrorCallback(name, object, body), HANDLER);
    }

    private static void required(String name, Object f) {
        if (f == null) {
            throw MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_ARG, name + " is null");
        }
    }

    private static MemorySegment stub(
            String typedef, Object f, Supplier<Object> receiver, String signature) {
        return STUBS.computeIfAbsent(
                new Key(typedef, f),
                key -> Upcall.stub(MethodHandles.lookup(), receiver.get(), "call", signature));
    }

    /**
     * Key of a stub in the table of stubs: the typedef of {@code mpi.h}, and the function object of
     * the program, which is compared by identity.
     */
    private record Key(String typedef, Object f) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && key.f == f && key.typedef.equals(typedef);
        }

        @Override
        public int hashCode() {
            return 31 * typedef.hashCode() + System.identityHashCode(f);
        }
    }
}
