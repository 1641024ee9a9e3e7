package panmpi.generator.header.clang;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static panmpi.generator.header.clang.Native.TYPE;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.invoke.MethodHandle;

/**
 * A C type in a parsed unit; usable while that unit is open.
 *
 * @param value the {@code CXType}
 */
record ClangType(MemorySegment value) {

    private static final MethodHandle SPELLING =
            Native.function("clang_getTypeSpelling", Native.STRING, TYPE);
    private static final MethodHandle CANONICAL = type("clang_getCanonicalType");
    private static final MethodHandle RESULT = type("clang_getResultType");
    private static final MethodHandle POINTEE = type("clang_getPointeeType");
    private static final MethodHandle ELEMENT = type("clang_getArrayElementType");
    private static final MethodHandle NAMED = type("clang_Type_getNamedType");
    private static final MethodHandle ARGUMENT =
            Native.function("clang_getArgType", TYPE, TYPE, JAVA_INT);
    private static final MethodHandle ARGUMENTS =
            Native.function("clang_getNumArgTypes", JAVA_INT, TYPE);
    private static final MethodHandle IS_VARIADIC =
            Native.function("clang_isFunctionTypeVariadic", JAVA_INT, TYPE);
    private static final MethodHandle DECLARATION =
            Native.function("clang_getTypeDeclaration", Native.CURSOR, TYPE);
    private static final MethodHandle ARRAY_SIZE = wide("clang_getArraySize");
    private static final MethodHandle SIZE = wide("clang_Type_getSizeOf");

    private static MethodHandle type(String function) {
        return Native.function(function, TYPE, TYPE);
    }

    private static MethodHandle wide(String function) {
        return Native.function(function, JAVA_LONG, TYPE);
    }

    /**
     * Returns the value of {@code enum CXTypeKind}, of which {@link TypeKind} names the values that
     * the readers use.
     */
    int kind() {
        return value.get(JAVA_INT, 0);
    }

    boolean is(int kind) {
        return kind() == kind;
    }

    String spelling() {
        return Text.of(SPELLING, value);
    }

    /** Returns the type with all typedefs resolved. */
    ClangType canonical() {
        return derived(CANONICAL);
    }

    ClangType result() {
        return derived(RESULT);
    }

    ClangType pointee() {
        return derived(POINTEE);
    }

    ClangType element() {
        return derived(ELEMENT);
    }

    /** Returns the type without a keyword such as {@code struct} in front of it. */
    ClangType named() {
        return is(TypeKind.ELABORATED) ? derived(NAMED) : this;
    }

    int arguments() {
        return Calls.number(ARGUMENTS, value);
    }

    ClangType argument(int index) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment type =
                    (MemorySegment) ARGUMENT.invokeExact((SegmentAllocator) arena, value, index);
            return new ClangType(Calls.kept(type));
        } catch (Throwable failure) {
            throw Calls.impossible(failure);
        }
    }

    boolean isVariadic() {
        return Calls.truth(IS_VARIADIC, value);
    }

    Cursor declaration() {
        return new Cursor(Calls.struct(DECLARATION, value));
    }

    long arraySize() {
        return Calls.wide(ARRAY_SIZE, value);
    }

    /** Returns the number of bytes that a value takes; negative for a type without a size. */
    long size() {
        return Calls.wide(SIZE, value);
    }

    private ClangType derived(MethodHandle function) {
        return new ClangType(Calls.struct(function, value));
    }
}
