package mpi.internal.call;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import mpi.c.MpiMemory;
import mpi.internal.system.NativeMemory;

/**
 * Callback that MPI calls for an error handler of the program. In C the function is variadic; the
 * arguments after the first two depend on the library, and are ignored.
 *
 * @param name C type of the callback, for messages: {@code MPI_Comm_errhandler_function}.
 * @param handleType C type of the handle that MPI passes, such as {@code MPI_Comm}.
 * @param body the program's error handler.
 */
public record ErrorCallback(String name, String handleType, Handler body) {

    /** Error handler of the program. */
    public interface Handler {
        void handle(long handle, int errorcode);
    }

    public void call(MemorySegment handleAt, MemorySegment codeAt) {
        CallbackGuard.run(
                name,
                () -> {
                    MemorySegment cell = NativeMemory.at(handleAt, Long.BYTES);
                    int code = NativeMemory.at(codeAt, Integer.BYTES).get(JAVA_INT, 0);
                    body.handle(MpiMemory.getHandle(cell, handleType, 0), code);
                });
    }
}
