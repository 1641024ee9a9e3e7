package panmpi.tests.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * Class loader that makes decoys (see {@link Trap}) to send. It loads their classes itself, under
 * the names of the classes that a decoder finds, so that encoding initializes only its copies of
 * the classes, not the decoder's.
 */
final class Bait extends ClassLoader {
    private static final String PACKAGE = "panmpi.tests.decoys.";

    private final List<?> all;

    Bait() {
        super("bait", Bait.class.getClassLoader());
        try {
            all = (List<?>) loadClass(PACKAGE + "Decoys").getMethod("all").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("the decoys cannot be made", e);
        }
    }

    /** {@return objects of all decoys, whose classes this loader has loaded} */
    List<?> all() {
        return all;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(PACKAGE)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            var loaded = findLoadedClass(name);
            return loaded == null ? define(name) : loaded;
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try (var file = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (file == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] bytes = file.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
