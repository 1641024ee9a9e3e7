package mpi.internal.call;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Field;
import java.util.Locale;
import mpi.MPIException;
import mpi.c.Mpi;

/** Converts MPI's error codes to exceptions. */
public final class MpiErrors {

    private MpiErrors() {}

    /**
     * Makes the exception for an error code that the MPI function {@code function} returned, while
     * the program's call {@code call} was in progress.
     */
    static MPIException of(String call, String function, int error) {
        try (InnerCall inner = InnerCall.open(function)) {
            MemorySegment classAt = inner.cell();
            MemorySegment lengthAt = inner.cell();
            MemorySegment textAt = inner.textOut();
            boolean isClassified = Mpi.MPI_Error_class(error, classAt) == Mpi.MPI_SUCCESS;
            boolean known = Mpi.MPI_Error_string(error, textAt, lengthAt) == 0;
            int found = isClassified ? inner.intAt(classAt) : Mpi.MPI_SUCCESS;
            // Open MPI returns some internal codes, whose class it reports as MPI_SUCCESS.
            int errorClass = found == Mpi.MPI_SUCCESS ? Mpi.MPI_ERR_UNKNOWN : found;
            String words = known ? inner.textAt(textAt).strip() : "";
            String code = " (code " + error + reporter(call, function) + ")";
            String message = call + ": " + withName(errorClass, words) + code;
            return new MPIException(call, errorClass, error, message);
        }
    }

    /**
     * Returns words that name the function that returned the error; empty if it is {@code call}.
     */
    private static String reporter(String call, String function) {
        return function.equals(call) ? "" : ", reported by " + function;
    }

    private static String withName(int errorClass, String words) {
        String name = name(errorClass);
        String text = Texts.AGREE || words.isEmpty() ? words : own(name, words);
        if (text.isEmpty()) {
            return name;
        }
        return text.startsWith(name) ? text : name + ": " + text;
    }

    /**
     * Replaces the library's text for an error by panmpi's text for the error class {@code name},
     * since the library's text describes another class. The error stack that MPICH appends to its
     * text is kept.
     */
    private static String own(String name, String words) {
        String own = ErrorTexts.of(name);
        int stack = words.indexOf(", error stack:");
        return own.isEmpty() ? words : stack < 0 ? own : own + words.substring(stack);
    }

    /** Tests, at the first error, whether the library's error texts fit its error classes. */
    private static final class Texts {

        /**
         * True if the library's texts belong to its error classes. It is false for a library that
         * has renumbered its error classes, but still returns the texts by the old numbers.
         */
        static final boolean AGREE =
                says(Mpi.MPI_ERR_REQUEST, "request") && says(Mpi.MPI_ERR_TRUNCATE, "truncate");

        private static boolean says(int errorClass, String word) {
            try (InnerCall inner = InnerCall.open("MPI_Error_string")) {
                MemorySegment textAt = inner.textOut();
                int error = Mpi.MPI_Error_string(errorClass, textAt, inner.cell());
                return error != 0 || inner.textAt(textAt).toLowerCase(Locale.ROOT).contains(word);
            }
        }
    }

    /** Finds the name of an error class by reflection among the constants. */
    private static String name(int errorClass) {
        for (Field field : Mpi.class.getFields()) {
            try {
                if (field.getName().startsWith("MPI_ERR_")
                        && field.getType() == int.class
                        && field.getInt(null) == errorClass) {
                    return field.getName();
                }
            } catch (IllegalAccessException impossible) {
                throw new AssertionError(impossible);
            }
        }
        return "error class " + errorClass;
    }
}
