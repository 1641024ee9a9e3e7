package mpi.internal.strict.table;

import java.util.Set;

/**
 * Properties of a function that decide which checks look at it. Each call of a program asks, so
 * that they are found once.
 *
 * @param isMessage it sends, receives or probes a message.
 * @param isCollective all processes of a communicator, a window or a file call it.
 * @param namesRequests it starts, completes or frees requests.
 * @param ofObjects it makes, frees or commits an object.
 * @param ofWindow it has a window.
 * @param hasArrays it has an array of counts, of datatypes or of ranks.
 * @param request its new request; null if it makes none.
 * @param shared the parameter that its processes share: a communicator, a window or a file; null
 *     for none.
 */
public record CallClass(
        boolean isMessage,
        boolean isCollective,
        boolean namesRequests,
        boolean ofObjects,
        boolean ofWindow,
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

    /** True for a parameter with a new object. */
    public static boolean isMade(Parameter parameter) {
        return parameter.isWritten() && !parameter.isRead() && isObject(parameter);
    }

    /** True for a parameter with an object that programs make and free. */
    public static boolean isObject(Parameter parameter) {
        return OBJECTS.contains(parameter.kind());
    }
}
