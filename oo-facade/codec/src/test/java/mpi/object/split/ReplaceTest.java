package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Tests objects that replace themselves by others, lambdas among them, and proxies. */
@SuppressWarnings("serial")
final class ReplaceTest {

    static class Single implements Serializable {
        private static final long serialVersionUID = 1;
        static final Single ONE = new Single();

        protected Object readResolve() {
            return ONE;
        }
    }

    static final class Lower extends Single {
        private static final long serialVersionUID = 1;
    }

    static final class Fahrenheit implements Serializable {
        private static final long serialVersionUID = 1;
        final double degrees;

        Fahrenheit(double degrees) {
            this.degrees = degrees;
        }

        private Object writeReplace() {
            return new Travelling(degrees);
        }
    }

    private record Travelling(double degrees) implements Serializable {
        private Object readResolve() {
            return new Fahrenheit(degrees);
        }
    }

    static final class Vanishing implements Serializable {
        private static final long serialVersionUID = 1;

        private Object writeReplace() {
            return null;
        }
    }

    interface Task extends Supplier<String>, Serializable {}

    static final class Handler implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 1;
        Object self;

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return proxy == self ? "itself" : "another";
        }
    }

    @Test
    void readResolveHasTheLastWord() throws Exception {
        assertSame(Single.ONE, Copies.of(new Single()));
        assertSame(Single.ONE, Copies.all(new Lower())[0]);
    }

    @Test
    void aReplacedObjectIsReplacedOnce() throws Exception {
        Fahrenheit sent = new Fahrenheit(451);
        Object[] got = Copies.all(sent, sent, new Vanishing(), List.of(sent));
        assertEquals(451, ((Fahrenheit) got[0]).degrees);
        assertSame(got[0], got[1]);
        assertNull(got[2]);
        assertSame(got[0], ((List<?>) got[3]).get(0));
    }

    @Test
    void aLambdaBringsWhatItHolds() throws Exception {
        String held = "held by ";
        Task task = () -> held + "it";
        Object[] got = Copies.all(task, task, (Task) held::trim);
        assertEquals("held by it", ((Task) got[0]).get());
        assertSame(got[0], got[1]);
        assertEquals("held by", ((Task) got[2]).get());
    }

    @Test
    void aProxyMayBeHeldByItsHandler() throws Exception {
        Handler handler = new Handler();
        ClassLoader loader = ReplaceTest.class.getClassLoader();
        Class<?>[] interfaces = {Task.class, Comparable.class};
        handler.self = Proxy.newProxyInstance(loader, interfaces, handler);
        Object[] got = Copies.all(handler.self, handler.self.getClass(), new Object[] {handler});
        assertEquals("itself", ((Task) got[0]).get());
        assertSame(handler.self.getClass(), got[1]);
        Object array = java.lang.reflect.Array.newInstance(handler.self.getClass(), 3);
        assertSame(array.getClass(), Copies.of(array).getClass());
    }
}
