package mpi.internal;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;

/** C functions that call Java: what MPI is given where it takes a callback. */
public final class Upcall {

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
     */
    public static MemorySegment stub(
            Lookup lookup, Object receiver, String method, String signature) {
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
