package mpi.internal.link;

import java.lang.invoke.MethodHandle;

/**
 * Wraps the functions of the library as they are linked to generated code, so that it sees their
 * calls.
 */
public interface Interposer {

    /**
     * Returns a handle to call in place of the target. That handle calls the target, and may do
     * more.
     *
     * @param function name of the function.
     * @param target handle that calls the function.
     * @return a handle of the same type; the target itself if its calls are of no interest.
     */
    MethodHandle around(String function, MethodHandle target);
}
