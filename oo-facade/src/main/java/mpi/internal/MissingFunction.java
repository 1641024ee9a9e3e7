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
        return thrower("missing", function, since, type);
    }

    /** The same for a function whose types the binding cannot serve. */
    static MethodHandle unserved(String function, String reason, MethodType type) {
        return thrower("unserved", function, reason, type);
    }

    private static MethodHandle thrower(
            String maker, String function, String why, MethodType type) {
        MethodHandle thrower =
                MethodHandles.throwException(type.returnType(), MissingFunctionException.class);
        MethodHandle exception = MethodHandles.insertArguments(maker(maker), 0, function, why);
        return MethodHandles.dropArguments(
                MethodHandles.foldArguments(thrower, exception), 0, type.parameterList());
    }

    private static MethodHandle maker(String name) {
        MethodType type =
                MethodType.methodType(MissingFunctionException.class, String.class, String.class);
        try {
            return MethodHandles.lookup().findStatic(MissingFunction.class, name, type);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static MissingFunctionException missing(String function, String since) {
        return new MissingFunctionException(
                function + " needs " + since + "; this is " + Linkage.library());
    }

    private static MissingFunctionException unserved(String function, String reason) {
        return new MissingFunctionException(
                function
                        + " cannot be called here: "
                        + reason
                        + "; this is "
                        + Linkage.library()
                        + ". Call a related function, or take a library whose header agrees");
    }
}
