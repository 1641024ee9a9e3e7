package mpi;

import java.io.IOException;
import java.io.Serializable;
import mpi.c.Mpi;
import mpi.object.ObjectCodec;

/**
 * The exception of a reduction operation on objects, which is sent in place of the result to the
 * ranks that need the result.
 *
 * @param failure the exception; null if it cannot be serialized.
 * @param text text of the exception.
 */
record FailedReduction(Throwable failure, String text) implements Serializable {

    /** Wraps an exception, or only its text if the codec cannot write the exception. */
    static FailedReduction of(Throwable failure, ObjectCodec codec) {
        try {
            codec.toBytes(new Object[] {failure});
            return new FailedReduction(failure, failure.toString());
        } catch (IOException | RuntimeException notSerializable) {
            return new FailedReduction(null, failure.toString());
        }
    }

    /**
     * Throws the exception, as if this rank had called the operation. If the exception is checked
     * or was not serialized, throws an {@link MPIException} with its text.
     */
    void raise(String call) {
        switch (failure) {
            case RuntimeException exception -> throw exception;
            case Error error -> throw error;
            case null, default ->
                    throw MPIException.of(
                            call, Mpi.MPI_ERR_OP, "the operation has failed: " + text);
        }
    }
}
