package mpi.internal.strict;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.table.Function;

/**
 * Wraps the method handle of an MPI function, so that methods of a {@link CallSink} run before and
 * after each call.
 */
final class Interception {

    private static final MethodHandle RUN = run();

    private final CallSink sink;
    private final Function function;
    private final boolean isLarge;

    Interception(CallSink sink, Function function, boolean isLarge) {
        this.sink = sink;
        this.function = function;
        this.isLarge = isLarge;
    }

    private static MethodHandle run() {
        try {
            return MethodHandles.lookup()
                    .findVirtual(
                            Interception.class,
                            "run",
                            methodType(Object.class, MethodHandle.class, Object[].class));
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    /** Returns a method handle of the target's type that reports each call and calls the target. */
    MethodHandle around(MethodHandle target) {
        int count = target.type().parameterCount();
        MethodHandle spread =
                target.asSpreader(Object[].class, count)
                        .asType(methodType(Object.class, Object[].class));
        return MethodHandles.insertArguments(RUN, 0, this, spread)
                .asCollector(Object[].class, count)
                .asType(target.type());
    }

    private Object run(MethodHandle target, Object[] arguments) throws Throwable {
        ObservedCall call = sink.begin(function, isLarge, arguments);
        Object result = (Object) target.invokeExact(arguments);
        if (call != null) {
            sink.end(call, result);
        }
        return result;
    }
}
