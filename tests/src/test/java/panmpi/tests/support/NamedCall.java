package panmpi.tests.support;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import mpi.Comm;
import mpi.Prequest;
import mpi.Request;

/**
 * A collective call, found by its name: what differs between its blocking, nonblocking and
 * persistent methods is the name, the result, and the hints that the last takes.
 *
 * @param name name of the blocking method.
 */
record NamedCall(Comm comm, String name) {

    /** Calls the blocking method. */
    void make(Object... arguments) {
        invoke(name, arguments);
    }

    /** {@return the request of the nonblocking method} */
    Request begin(Object... arguments) {
        var nonblocking = "I" + Character.toLowerCase(name.charAt(0)) + name.substring(1);
        return (Request) invoke(nonblocking, arguments);
    }

    /** {@return the request of the persistent method, which gets no hints} */
    Prequest prepare(Object... arguments) {
        var withHints = Arrays.copyOf(arguments, arguments.length + 1);
        return (Prequest) invoke(name + "_init", withHints);
    }

    private Object invoke(String method, Object... arguments) {
        try {
            return method(method, arguments).invoke(comm, arguments);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException exception) {
                throw exception;
            }
            throw new AssertionError(e.getCause());
        }
    }

    /** {@return the method of this name; its forms differ in how many parameters they have} */
    private Method method(String method, Object... arguments) {
        var found = new HashMap<List<Class<?>>, Method>();
        for (Method each : comm.getClass().getMethods()) {
            if (each.getName().equals(method) && each.getParameterCount() == arguments.length) {
                found.put(List.of(each.getParameterTypes()), each);
            }
        }
        if (found.size() != 1) {
            throw new AssertionError(method + " with " + arguments.length + " arguments: " + found);
        }
        return found.values().iterator().next();
    }
}
