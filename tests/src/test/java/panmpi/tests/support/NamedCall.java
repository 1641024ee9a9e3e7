package panmpi.tests.support;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import mpi.Comm;
import mpi.Prequest;
import mpi.Request;

/**
 * Calls a collective operation by the name of its method, by reflection, so that one test can make
 * the blocking, the nonblocking and the persistent call. Their methods differ in name and result,
 * and the persistent one also takes hints.
 *
 * @param comm communicator of the call.
 * @param name name of the blocking method, by mpiJava's spelling.
 * @param isCamelCase true to call the camelCase method, if the arguments fit it.
 */
public record NamedCall(Comm comm, String name, boolean isCamelCase) {
    private static final Map<Form, Method> FOUND = new ConcurrentHashMap<>();

    public NamedCall(Comm comm, String name) {
        this(comm, name, false);
    }

    /** {@return a copy that calls the camelCase method if {@code so} is true, else mpiJava's} */
    public NamedCall camelCase(boolean so) {
        return new NamedCall(comm, name, so);
    }

    /** Calls the blocking method. */
    public void make(Object... arguments) {
        invoke(name, arguments);
    }

    /** {@return the request of the nonblocking method} */
    public Request begin(Object... arguments) {
        var nonblocking = "I" + Character.toLowerCase(name.charAt(0)) + name.substring(1);
        return (Request) invoke(nonblocking, arguments);
    }

    /** {@return the request of the persistent method, which gets no hints} */
    public Prequest prepare(Object... arguments) {
        var withHints = Arrays.copyOf(arguments, arguments.length + 1);
        return (Prequest) invoke(name + "_init", withHints);
    }

    private Object invoke(String method, Object... arguments) {
        try {
            Method found = method(method, arguments);
            var second = isCamelCase ? SecondSpelling.of(found, arguments) : null;
            return second == null ? found.invoke(comm, arguments) : second.invoke(comm);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException exception) {
                throw exception;
            }
            throw new AssertionError(e.getCause());
        }
    }

    private Method method(String method, Object... arguments) {
        return FOUND.computeIfAbsent(
                new Form(comm.getClass(), method, arguments.length), Form::method);
    }

    /**
     * A method, found by its name and number of parameters; no two methods of one name have the
     * same number.
     */
    private record Form(Class<?> type, String name, int parameters) {
        Method method() {
            var found = new HashMap<List<Class<?>>, Method>();
            for (Method each : type.getMethods()) {
                if (each.getName().equals(name) && each.getParameterCount() == parameters) {
                    found.put(List.of(each.getParameterTypes()), each);
                }
            }
            if (found.size() != 1) {
                throw new AssertionError(name + " with " + parameters + " arguments: " + found);
            }
            return found.values().iterator().next();
        }
    }
}
