import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import mpi.Comm;
import mpi.Info;
import mpi.MPI;

/**
 * A C library whose functions are called by name, for examples that call about a dozen functions.
 * The Java class of an argument determines its C type: an {@code Integer} is passed as {@code int},
 * a {@code Comm} as {@code MPI_Comm}. A program that calls more functions can generate a class from
 * the C header instead, for example by {@code jextract --output src -t org.hdfgroup hdf5.h}. The
 * generated methods take the same values.
 */
final class CLibrary {
    private static final List<Path> FOLDERS =
            Stream.of("/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64")
                    .map(Path::of)
                    .toList();

    private final SymbolLookup symbols;
    private final Map<String, MethodHandle> functions = new ConcurrentHashMap<>();

    private CLibrary(SymbolLookup symbols) {
        this.symbols = symbols;
    }

    /**
     * Opens a library that a Debian package has installed. Throws an exception if the library is
     * linked with another MPI than this program. {@code MPI.Init} must be called first.
     */
    @SuppressWarnings("restricted")
    static CLibrary open(String name) {
        Path file = path(name);
        MPI.checkCompatible(file);
        return new CLibrary(SymbolLookup.libraryLookup(file, Arena.global()));
    }

    /** Returns the path of a library that a Debian package has installed. */
    static Path path(String name) {
        return FOLDERS.stream()
                .map(folder -> folder.resolve(name))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(name + " is not installed"));
    }

    /**
     * Returns the one of two names that fits the MPI in use: Debian builds some libraries once for
     * Open MPI and once for MPICH.
     */
    static String build(String openMpi, String mpich) {
        return MPI.Get_library_version().startsWith("Open MPI") ? openMpi : mpich;
    }

    /** Returns the address of a variable or function. */
    MemorySegment address(String name) {
        return symbols.findOrThrow(name);
    }

    /**
     * Calls a function that returns an {@code int}, and returns that value, even if it is an error
     * code.
     */
    int callInt(String name, Object... arguments) {
        return (int) call(ValueLayout.JAVA_INT, name, arguments);
    }

    /** Calls a function that returns a {@code long}. */
    long callLong(String name, Object... arguments) {
        return (long) call(ValueLayout.JAVA_LONG, name, arguments);
    }

    /** Calls a function that returns a pointer. */
    MemorySegment callAddress(String name, Object... arguments) {
        return (MemorySegment) call(ValueLayout.ADDRESS, name, arguments);
    }

    /** Calls a function that returns nothing. */
    void run(String name, Object... arguments) {
        call(null, name, arguments);
    }

    @SuppressWarnings("restricted")
    private Object call(MemoryLayout result, String name, Object... arguments) {
        var layouts = Stream.of(arguments).map(CLibrary::layout).toArray(MemoryLayout[]::new);
        FunctionDescriptor type =
                result == null
                        ? FunctionDescriptor.ofVoid(layouts)
                        : FunctionDescriptor.of(result, layouts);
        MethodHandle function =
                functions.computeIfAbsent(
                        name + type,
                        n -> Linker.nativeLinker().downcallHandle(address(name), type));
        try {
            return function.invokeWithArguments(Stream.of(arguments).map(CLibrary::value).toList());
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable failure) {
            throw new IllegalStateException(name, failure);
        }
    }

    private static MemoryLayout layout(Object argument) {
        return switch (argument) {
            case Comm _ -> Comm.nativeLayout();
            case Info _ -> Info.nativeLayout();
            case Integer _ -> ValueLayout.JAVA_INT;
            case Long _ -> ValueLayout.JAVA_LONG;
            case Double _ -> ValueLayout.JAVA_DOUBLE;
            default -> ValueLayout.ADDRESS;
        };
    }

    private static Object value(Object argument) {
        return switch (argument) {
            case Comm comm -> handle(Comm.nativeLayout(), comm.nativeHandle());
            case Info info -> handle(Info.nativeLayout(), info.nativeHandle());
            default -> argument;
        };
    }

    /**
     * Converts a handle to the argument that C takes: an {@code int} with MPICH and Intel MPI, a
     * pointer with other MPI libraries.
     */
    private static Object handle(ValueLayout layout, long handle) {
        return layout.equals(ValueLayout.JAVA_INT)
                ? (Object) (int) handle
                : MemorySegment.ofAddress(handle);
    }
}
