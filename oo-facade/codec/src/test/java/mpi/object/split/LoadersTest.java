package mpi.object.split;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InvalidClassException;
import java.io.Serializable;
import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.ref.WeakReference;
import java.time.Duration;
import mpi.object.Parts;
import org.junit.jupiter.api.Test;

/** Tests classes of other class loaders, which the context loader of the receiving thread finds. */
final class LoadersTest {

    private static final String NAME = "far.Away";

    /** Class loader that has one class with one field, and does not find classes of panmpi. */
    private static final class Loader extends ClassLoader {

        Loader(String field) {
            super(getPlatformClassLoader());
            byte[] bytes =
                    ClassFile.of()
                            .build(
                                    ClassDesc.of(NAME),
                                    made ->
                                            made.withFlags(ClassFile.ACC_PUBLIC)
                                                    .withInterfaceSymbols(
                                                            ClassDesc.of(
                                                                    Serializable.class.getName()))
                                                    .withField(field, CD_int, ClassFile.ACC_PUBLIC)
                                                    .withMethodBody(
                                                            INIT_NAME,
                                                            MTD_void,
                                                            ClassFile.ACC_PUBLIC,
                                                            code ->
                                                                    code.aload(0)
                                                                            .invokespecial(
                                                                                    CD_Object,
                                                                                    INIT_NAME,
                                                                                    MTD_void)
                                                                            .return_()));
            defineClass(NAME, bytes, 0, bytes.length);
        }

        Object object(String field, int value) throws ReflectiveOperationException {
            Object object = loadClass(NAME).getConstructor().newInstance();
            object.getClass().getField(field).setInt(object, value);
            return object;
        }
    }

    private static Object readBy(ClassLoader loader, Parts message) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return Copies.read(message, 1)[0];
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void theContextLoaderFindsItsOwnClass() throws Exception {
        Loader here = new Loader("x");
        Loader there = new Loader("x");
        Object sent = here.object("x", 7);
        for (Loader loader : new Loader[] {here, there, here}) {
            Object got = readBy(loader, Copies.message(sent));
            assertSame(loader.loadClass(NAME), got.getClass());
            assertEquals(7, got.getClass().getField("x").getInt(got));
        }
    }

    @Test
    void anotherLayoutIsRefusedByName() throws Exception {
        Object sent = new Loader("x").object("x", 7);
        Parts message = Copies.message(sent);
        var e = assertThrows(InvalidClassException.class, () -> readBy(new Loader("y"), message));
        assertTrue(e.getMessage().startsWith(NAME), e.getMessage());
        assertTrue(e.getMessage().contains("same class files"), e.getMessage());
    }

    @Test
    void aClassThatIsNowhereIsNotFound() throws Exception {
        Parts message = Copies.message(new Loader("x").object("x", 7));
        assertThrows(ClassNotFoundException.class, () -> Copies.read(message, 1));
    }

    private record Holder(Object held) implements Serializable {}

    /** Tests that the inline cache of a field does not keep the class of its last object loaded. */
    @Test
    void aClassThatWasSentInAFieldIsUnloaded() throws Exception {
        WeakReference<Class<?>> sent = sentInFieldAndArray();
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (sent.get() != null && System.nanoTime() < end) {
            System.gc();
            Thread.sleep(20);
        }
        assertTrue(sent.get() == null, "the class is still held");
    }

    private static WeakReference<Class<?>> sentInFieldAndArray() throws Exception {
        Object object = new Loader("x").object("x", 7);
        Copies.message(new Holder(new Object[] {"before", object}));
        Copies.message(new Holder(object));
        return new WeakReference<>(object.getClass());
    }
}
