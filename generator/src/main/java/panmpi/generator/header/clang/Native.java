package panmpi.generator.header.clang;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** The structs of libclang's C interface, and handles on its functions. */
final class Native {

    /** Layout of {@code CXCursor}: a node of the syntax tree, passed by value. */
    static final StructLayout CURSOR =
            MemoryLayout.structLayout(
                    JAVA_INT, JAVA_INT, MemoryLayout.sequenceLayout(3, ADDRESS).withName("data"));

    /** Layout of {@code CXType}: a C type, passed by value. */
    static final StructLayout TYPE =
            MemoryLayout.structLayout(
                    JAVA_INT,
                    MemoryLayout.paddingLayout(4),
                    MemoryLayout.sequenceLayout(2, ADDRESS));

    /** Layout of {@code CXString}: text that the library owns until it is disposed of. */
    static final StructLayout STRING =
            MemoryLayout.structLayout(ADDRESS, JAVA_INT, MemoryLayout.paddingLayout(4));

    /** Layout of {@code CXSourceLocation}: a position in a source file, passed by value. */
    static final StructLayout LOCATION =
            MemoryLayout.structLayout(
                    MemoryLayout.sequenceLayout(2, ADDRESS),
                    JAVA_INT,
                    MemoryLayout.paddingLayout(4));

    /** Layout of {@code CXUnsavedFile}, a file in memory: a name, a text, its length in bytes. */
    static final StructLayout UNSAVED_FILE = MemoryLayout.structLayout(ADDRESS, ADDRESS, ADDRESS);

    private Native() {}

    /** Returns a handle on a function with a result. */
    @SuppressWarnings("restricted")
    static MethodHandle function(String name, MemoryLayout result, MemoryLayout... parameters) {
        return Linker.nativeLinker()
                .downcallHandle(
                        ClangLibrary.symbol(name), FunctionDescriptor.of(result, parameters));
    }

    /** Returns a handle on a function without a result. */
    @SuppressWarnings("restricted")
    static MethodHandle procedure(String name, MemoryLayout... parameters) {
        return Linker.nativeLinker()
                .downcallHandle(ClangLibrary.symbol(name), FunctionDescriptor.ofVoid(parameters));
    }

    /** Returns the address of a static method that libclang calls with each child of a cursor. */
    @SuppressWarnings("restricted")
    static MemorySegment visitor(Class<?> owner, String method, MethodHandles.Lookup lookup) {
        MethodType type =
                MethodType.methodType(
                        int.class, MemorySegment.class, MemorySegment.class, MemorySegment.class);
        try {
            return Linker.nativeLinker()
                    .upcallStub(
                            lookup.findStatic(owner, method, type),
                            FunctionDescriptor.of(JAVA_INT, CURSOR, CURSOR, ADDRESS),
                            java.lang.foreign.Arena.global());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(owner + "." + method + " is no visitor", e);
        }
    }
}
