package mpi.internal.link;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.util.concurrent.atomic.AtomicInteger;
import mpi.internal.system.Native;

/**
 * Makes upcall stubs, which are C functions that call Java methods. They are passed to MPI as
 * callbacks.
 */
public final class Upcall {

    /**
     * Greatest number of stubs in a process. The JVM keeps stubs in the code cache, and exits when
     * the cache is full; this number of stubs leaves most of the cache to the JIT compiler.
     */
    private static final int MOST = 100_000;

    private static final AtomicInteger MADE = new AtomicInteger();

    private Upcall() {}

    /**
     * Makes an upcall stub of a method. The stub lives as long as the process, since only MPI knows
     * when it calls a function for the last time.
     *
     * @param lookup lookup of a class that may call the method.
     * @param receiver object whose method is called.
     * @param method name of the method. The method has the Java types of the signature and must not
     *     throw, since the JVM exits when an upcall throws.
     * @param signature type of the C function, in the syntax of {@link Signature}.
     * @return address of the stub.
     * @throws IllegalStateException if the limit on stubs is reached.
     */
    public static MemorySegment stub(
            Lookup lookup, Object receiver, String method, String signature) {
        if (MADE.incrementAndGet() > MOST) {
            throw new IllegalStateException(
                    MOST
                            + " different functions were given to MPI, which may call each of them"
                            + " until the job ends; use the same function object again instead of"
                            + " a new one for each call");
        }
        Signature type = Signature.parse(signature, Linkage.abi());
        try {
            MethodHandle target = lookup.bind(receiver, method, type.javaType());
            return Native.upcall(
                    MethodHandles.explicitCastArguments(target, type.nativeType().toMethodType()),
                    type.nativeType());
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
