package mpi.internal.link;

import java.lang.invoke.MethodHandle;

/** Puts itself between generated code and the functions of the library, as they are linked. */
public interface Interposer {

    /**
     * Returns a handle to call in place of the target; it calls the target, and may do more.
     *
     * @param function name of the function.
     * @param target calls it.
     * @return a handle of the same type; the target itself to see nothing of its calls.
     */
    MethodHandle around(String function, MethodHandle target);
}
