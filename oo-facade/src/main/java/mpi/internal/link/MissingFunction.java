package mpi.internal.link;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import mpi.abi.MissingFunctionException;

/**
 * Makes placeholders for functions that the library lacks. A placeholder throws only when it is
 * called, so that programs that never call the function run.
 */
public final class MissingFunction {

    private MissingFunction() {}

    /**
     * Makes a handle that throws for a function that the library lacks. The exception is created at
     * the call, so that its stack trace shows the caller.
     */
    static MethodHandle handle(String function, String since, MethodType type) {
        return thrower("missing", function, since, type);
    }

    /**
     * Makes a handle that throws for a function that the library has, but with types that the
     * binding cannot pass.
     */
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
                        + "; the library is "
                        + Linkage.library()
                        + ". Call a related function, or use a library whose header declares it as this binding does");
    }
}
