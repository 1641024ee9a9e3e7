package mpi.internal;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.util.concurrent.atomic.AtomicInteger;

/** C functions that call Java: what MPI is given where it takes a callback. */
public final class Upcall {

    /**
     * The JVM keeps these functions beside its compiled code, and ends when that memory is full;
     * this many leave most of it to the compiler.
     */
    private static final int MOST = 100_000;

    private static final AtomicInteger MADE = new AtomicInteger();

    private Upcall() {}

    /**
     * Makes a C function that calls a method. It lives as long as the process: MPI alone knows when
     * it calls a function for the last time.
     *
     * @param lookup of the class that may call the method.
     * @param receiver the object whose method is called.
     * @param method name of the method. It has the Java types of the signature and throws nothing,
     *     for the JVM ends where an exception meets C.
     * @param signature the function's type, in the words that {@link Signature} reads.
     * @return the function's address.
     * @throws IllegalStateException if the JVM has no room for more.
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
