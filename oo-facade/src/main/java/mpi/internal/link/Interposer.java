package mpi.internal.link;

import java.lang.invoke.MethodHandle;

/**
 * Wraps each function of the MPI library when generated code is linked to it, so that the wrapper
 * sees all calls of the function.
 */
public interface Interposer {

    /**
     * Returns a handle to call in place of the target. That handle calls the target, and may do
     * other work before and after the call.
     *
     * @param function name of the function.
     * @param target handle that calls the function.
     * @return a handle of the same type; the target itself if this function is not wrapped.
     */
    MethodHandle around(String function, MethodHandle target);
}
