import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;

/**
 * A Python interpreter in this process, in which {@link DlpackExchange} makes and checks its numpy
 * arrays.
 */
final class EmbeddedPython {
    private static final String LIBRARY = "libpython3.11.so.1.0";
    private static final String PREFIX = "/usr";
    private static final int RTLD_NOW = 2;
    private static final int RTLD_GLOBAL = 0x100;

    private final CLibrary python;

    private EmbeddedPython(CLibrary python) {
        this.python = python;
    }

    /** Starts the interpreter, without handlers for signals, which remain the JVM's. */
    static EmbeddedPython start() {
        // Without RTLD_GLOBAL, C extensions of Python would not find the functions of this library.
        openForAll(CLibrary.path(LIBRARY).toString());
        CLibrary python = CLibrary.open(LIBRARY);
        // Without this, Python would take the prefix of the first python3 on the PATH, such as a
        // virtual environment's, whose libraries are for another version.
        python.run("Py_SetPythonHome", wide(PREFIX));
        python.run("Py_InitializeEx", 0);
        return new EmbeddedPython(python);
    }

    /**
     * Returns a text as a C string of {@code wchar_t}. Its memory is never freed, since Python
     * keeps the pointer.
     */
    private static MemorySegment wide(String text) {
        return Arena.global().allocateFrom(JAVA_INT, (text + '\0').codePoints().toArray());
    }

    /** Runs lines of Python. If they fail, Python prints the exception and this method throws. */
    void run(String lines) {
        try (Arena arena = Arena.ofConfined()) {
            if (python.callInt("PyRun_SimpleString", arena.allocateFrom(lines)) != 0) {
                throw new IllegalStateException("Python has printed what went wrong");
            }
        }
    }

    @SuppressWarnings("restricted")
    private static void openForAll(String file) {
        Linker linker = Linker.nativeLinker();
        var type = FunctionDescriptor.of(ADDRESS, ADDRESS, JAVA_INT);
        try (Arena arena = Arena.ofConfined()) {
            Object opened =
                    linker.downcallHandle(linker.defaultLookup().findOrThrow("dlopen"), type)
                            .invoke(arena.allocateFrom(file), RTLD_NOW | RTLD_GLOBAL);
            if (((MemorySegment) opened).address() == 0) {
                throw new IllegalStateException(file + " cannot be opened");
            }
        } catch (RuntimeException failure) {
            throw failure;
        } catch (Throwable failure) {
            throw new IllegalStateException(file, failure);
        }
    }
}
