package mpi.internal;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import mpi.abi.MissingFunctionException;

/**
 * Stands for a function that the library lacks: a program that never calls it runs, one that does
 * learns what it needs.
 */
final class MissingFunction {

    private MissingFunction() {}

    /** A handle that throws; the exception is made at the call, so that its stack is the call's. */
    static MethodHandle handle(String function, String since, MethodType type) {
        MethodHandle thrower =
                MethodHandles.throwException(type.returnType(), MissingFunctionException.class);
        MethodHandle exception = MethodHandles.insertArguments(exception(), 0, function, since);
        return MethodHandles.dropArguments(
                MethodHandles.foldArguments(thrower, exception), 0, type.parameterList());
    }

    private static MethodHandle exception() {
        MethodType type =
                MethodType.methodType(MissingFunctionException.class, String.class, String.class);
        try {
            return MethodHandles.lookup().findStatic(MissingFunction.class, "exception", type);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static MissingFunctionException exception(String function, String since) {
        return new MissingFunctionException(
                function + " needs " + since + "; this is " + Linkage.library());
    }
}
