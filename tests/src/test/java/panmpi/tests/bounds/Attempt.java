package panmpi.tests.bounds;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import mpi.MPI;
import mpi.Prequest;
import mpi.Request;
import mpi.Win;

/**
 * Makes one call of {@link FuzzBounds} with its random arguments, and completes the request or
 * other operation that the call begins.
 */
final class Attempt {
    private final Setting setting;
    private final Method method;
    private final Arguments arguments;
    private final RandomGenerator random;

    Attempt(Setting setting, Method method, Arguments arguments, RandomGenerator random) {
        this.setting = setting;
        this.method = method;
        this.arguments = arguments;
        this.random = random;
    }

    /**
     * Makes the call, with the steps that it needs before and after it, such as a lock of the
     * window.
     */
    void run(Object receiver) throws Throwable {
        var type = method.getDeclaringClass().getSimpleName();
        boolean isWindow = receiver == setting.win;
        if (isWindow) {
            setting.win.Lock(MPI.LOCK_SHARED, 0, 0);
        }
        if (receiver == setting.file) {
            rewind();
        }
        try {
            if (method.getName().endsWith("ttach") && type.startsWith("MPI")) {
                attach();
            } else {
                complete(receiver, invoke(method, receiver, arguments.values));
            }
        } finally {
            if (isWindow) {
                setting.win.Unlock(0);
            }
        }
    }

    /**
     * Sets the file's pointers back to its beginning: earlier calls have moved them, maybe beyond
     * its end.
     */
    private void rewind() {
        if (method.getName().matches(".*_(shared|ordered).*")) {
            setting.file.Seek_shared(0, MPI.SEEK_SET);
        } else {
            setting.file.Seek(0, MPI.SEEK_SET);
        }
    }

    /**
     * Makes a call that attaches a buffer, and then attaches the usual buffer again, also after a
     * refusal: without a buffer, a buffered send fails, and some libraries then deliver no other
     * messages.
     */
    private void attach() throws Throwable {
        MPI.Detach_buffer();
        try {
            invoke(method, null, arguments.values);
            MPI.Detach_buffer();
        } finally {
            MPI.Buffer_attach(setting.attached);
        }
    }

    private static Object invoke(Method method, Object receiver, Object... values)
            throws Throwable {
        try {
            return method.invoke(receiver, values);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        } catch (IllegalArgumentException notMade) {
            throw new AssertionError("the call was not made: " + notMade.getMessage(), notMade);
        }
    }

    private void complete(Object receiver, Object result) throws Throwable {
        switch (result) {
            case Prequest request -> repeat(request);
            case Request request -> {
                tryToClose();
                request.Wait();
            }
            case Win win -> {
                tryToClose();
                win.Free();
            }
            case null, default -> end(receiver);
        }
    }

    private void repeat(Prequest request) {
        tryToClose();
        boolean isPartitioned = method.getName().startsWith("P");
        try {
            for (int i = random.nextInt(2); i >= 0 && !isPartitioned; i--) {
                request.Start();
                tryToClose();
                request.Wait();
                if (isPointToPoint()) {
                    break;
                }
            }
        } finally {
            request.Free();
        }
    }

    private boolean isPointToPoint() {
        return method.getName().matches("(Recv|[SBR]?s?[Ss]end)_init");
    }

    /**
     * Makes the call that ends what the first call has begun: a split collective access to a file,
     * or an attachment of memory.
     */
    private void end(Object receiver) throws Throwable {
        var name = method.getName();
        var buffer = arguments.selected.isEmpty() ? null : arguments.selected.getFirst().room();
        if (name.endsWith("_begin")) {
            tryToClose();
            var end = receiver.getClass().getMethod(name.replace("_begin", "_end"), Object.class);
            invoke(end, receiver, buffer.buffer());
        } else if (name.equals("Attach")) {
            setting.dynamic.Detach((MemorySegment) buffer.buffer());
        } else if (name.equals("Attach_buffer")) {
            setting.comm.Detach_buffer();
        }
    }

    /**
     * Tries to close the arenas of all buffers that MPI uses, which must fail. Calls on objects are
     * left out, since a persistent send of objects reads its buffer only when it is started; so are
     * buffers that {@link WrongClasses} has replaced by other arguments.
     */
    private void tryToClose() {
        var values = Arrays.asList(arguments.values);
        if (values.contains(MPI.OBJECT)) {
            return;
        }
        for (var one : arguments.selected) {
            Arena arena = one.room().arena();
            boolean isUsed = values.contains(one.room().buffer()) && Roles.isHeld(one);
            if (arena != null && arena.scope().isAlive() && isUsed) {
                try {
                    arena.close();
                } catch (IllegalStateException held) {
                    continue;
                }
                throw new AssertionError("an arena could be closed that MPI uses: " + one);
            }
        }
    }
}
