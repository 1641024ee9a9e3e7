package mpi.internal.call;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Field;
import mpi.MPIException;
import mpi.c.Mpi;

/** Conversion of MPI's error codes to exceptions. */
public final class MpiErrors {

    private MpiErrors() {}

    /** Makes the exception for a function that returned an error. */
    public static MPIException of(String call, int error) {
        try (InnerCall inner = InnerCall.open(call)) {
            MemorySegment classAt = inner.cell();
            MemorySegment lengthAt = inner.cell();
            MemorySegment textAt = inner.textOut();
            boolean isClassified = Mpi.MPI_Error_class(error, classAt) == Mpi.MPI_SUCCESS;
            boolean known = Mpi.MPI_Error_string(error, textAt, lengthAt) == 0;
            int found = isClassified ? inner.intAt(classAt) : Mpi.MPI_SUCCESS;
            // Open MPI returns some internal codes, whose class it reports as MPI_SUCCESS.
            int errorClass = found == Mpi.MPI_SUCCESS ? Mpi.MPI_ERR_UNKNOWN : found;
            String words = known ? inner.textAt(textAt).strip() : "";
            String message = call + ": " + withName(errorClass, words) + " (code " + error + ")";
            return new MPIException(call, errorClass, error, message);
        }
    }

    private static String withName(int errorClass, String words) {
        String name = name(errorClass);
        if (words.isEmpty()) {
            return name;
        }
        return words.startsWith(name) ? words : name + ": " + words;
    }

    /** The name of an error class, found by reflection among the constants. */
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
