package panmpi.generator.header.clang;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static panmpi.generator.header.clang.Native.CURSOR;
import static panmpi.generator.header.clang.Native.TYPE;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.List;

/**
 * A node of libclang's syntax tree; usable while the unit that it belongs to is open.
 *
 * @param value the {@code CXCursor}
 */
record Cursor(MemorySegment value) {

    /** Values of {@code enum CXCursorKind}. */
    static final int STRUCT = 2;

    static final int UNION = 3;
    static final int ENUM = 5;
    static final int FIELD = 6;
    static final int ENUM_CONSTANT = 7;
    static final int FUNCTION = 8;
    static final int VARIABLE = 9;
    static final int PARAMETER = 10;
    static final int TYPEDEF = 20;
    static final int MACRO = 501;

    /** The value of {@code enum CXLinkageKind} for static functions and variables. */
    private static final int INTERNAL = 2;

    private static final MethodHandle KIND = number("clang_getCursorKind");
    private static final MethodHandle SPELLING =
            Native.function("clang_getCursorSpelling", Native.STRING, CURSOR);
    private static final MethodHandle CURSOR_TYPE =
            Native.function("clang_getCursorType", TYPE, CURSOR);
    private static final MethodHandle LINKAGE = number("clang_getCursorLinkage");
    private static final MethodHandle IS_INLINE = number("clang_Cursor_isFunctionInlined");
    private static final MethodHandle IS_FUNCTION_LIKE = number("clang_Cursor_isMacroFunctionLike");
    private static final MethodHandle IS_ANONYMOUS = number("clang_Cursor_isAnonymous");
    private static final MethodHandle IS_BIT_FIELD = number("clang_Cursor_isBitField");
    private static final MethodHandle IS_NULL = number("clang_Cursor_isNull");
    private static final MethodHandle DEFINITION =
            Native.function("clang_getCursorDefinition", CURSOR, CURSOR);
    private static final MethodHandle OFFSET = wide("clang_Cursor_getOffsetOfField");
    private static final MethodHandle ENUM_VALUE = wide("clang_getEnumConstantDeclValue");
    private static final MethodHandle ENUM_TYPE =
            Native.function("clang_getEnumDeclIntegerType", TYPE, CURSOR);
    private static final MethodHandle UNDERLYING =
            Native.function("clang_getTypedefDeclUnderlyingType", TYPE, CURSOR);

    private static MethodHandle number(String function) {
        return Native.function(function, JAVA_INT, CURSOR);
    }

    private static MethodHandle wide(String function) {
        return Native.function(function, JAVA_LONG, CURSOR);
    }

    int kind() {
        return Calls.number(KIND, value);
    }

    boolean is(int kind) {
        return kind() == kind;
    }

    /**
     * Returns the declared name. For a struct or union without a tag, returns the name of its
     * typedef, as newer versions of libclang do.
     */
    String name() {
        String name = Text.of(SPELLING, value);
        boolean byTypedef = name.isEmpty() && (is(STRUCT) || is(UNION)) && !isAnonymous();
        return byTypedef ? type().spelling() : name;
    }

    ClangType type() {
        return new ClangType(Calls.struct(CURSOR_TYPE, value));
    }

    List<Cursor> children() {
        return Children.of(this);
    }

    SourceLocation location() {
        return SourceLocation.of(this);
    }

    boolean isStatic() {
        return Calls.number(LINKAGE, value) == INTERNAL;
    }

    boolean isInline() {
        return Calls.truth(IS_INLINE, value);
    }

    boolean isFunctionLikeMacro() {
        return Calls.truth(IS_FUNCTION_LIKE, value);
    }

    /** Returns true for a struct or union that is an unnamed member of another. */
    boolean isAnonymous() {
        return Calls.truth(IS_ANONYMOUS, value);
    }

    boolean isBitField() {
        return Calls.truth(IS_BIT_FIELD, value);
    }

    boolean isNull() {
        return Calls.truth(IS_NULL, value);
    }

    Cursor definition() {
        return new Cursor(Calls.struct(DEFINITION, value));
    }

    long offsetInBits() {
        return Calls.wide(OFFSET, value);
    }

    long enumValue() {
        return Calls.wide(ENUM_VALUE, value);
    }

    /** Returns the integer type that an enumeration has. */
    ClangType enumType() {
        return new ClangType(Calls.struct(ENUM_TYPE, value));
    }

    /** Returns the type that a typedef gives a name to. */
    ClangType underlyingType() {
        return new ClangType(Calls.struct(UNDERLYING, value));
    }
}
