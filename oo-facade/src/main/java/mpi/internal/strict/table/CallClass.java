package mpi.internal.strict.table;

import java.util.Set;

/**
 * Properties of a function that decide which checks look at its calls. They are computed once for
 * each function, since each call of a program asks for them.
 *
 * @param isMessage true if it sends, receives or probes a message.
 * @param dest rank and tag that it sends a message to; null if it sends none.
 * @param source rank and tag that it receives or probes a message from; null if it does neither.
 * @param isCollective true if all processes of a communicator, a window or a file call it.
 * @param namesRequests true if it has requests as input: it starts, completes or frees them.
 * @param ofObjects true if it makes, frees or commits an MPI object, such as a datatype.
 * @param ofWindow true if it has a window as a parameter.
 * @param ofFile true if it accesses a file, sets its view or closes it.
 * @param hasArrays true if it has an array of counts, of datatypes or of ranks.
 * @param request parameter with the request that it makes; null if it makes none.
 * @param shared parameter with the communicator, window or file on which the function works; null
 *     for none.
 */
public record CallClass(
        boolean isMessage,
        Peer dest,
        Peer source,
        boolean isCollective,
        boolean namesRequests,
        boolean ofObjects,
        boolean ofWindow,
        boolean ofFile,
        boolean hasArrays,
        Parameter request,
        Parameter shared) {

    private static final Set<String> OBJECTS =
            Set.of(
                    "datatype",
                    "Group",
                    "Op",
                    "Info",
                    "Errhandler",
                    "Comm",
                    "Win",
                    "File",
                    "Session",
                    "keyval");

    static boolean isShared(Parameter parameter) {
        boolean isShared = parameter.is("Comm") || parameter.is("Win") || parameter.is("File");
        return isShared && parameter.isRead();
    }

    /** Returns true for a parameter through which a call returns a new object. */
    public static boolean isMade(Parameter parameter) {
        return parameter.isWritten() && !parameter.isRead() && isObject(parameter);
    }

    /** Returns true for a parameter whose type is an object that programs make and free. */
    public static boolean isObject(Parameter parameter) {
        return OBJECTS.contains(parameter.kind());
    }
}
