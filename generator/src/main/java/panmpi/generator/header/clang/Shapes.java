package panmpi.generator.header.clang;

import static org.bytedeco.llvm.global.clang.*;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.clang.CXCursor;
import org.bytedeco.llvm.clang.CXType;
import panmpi.generator.header.low.Layout;

/**
 * Decides how a C type travels in Java.
 *
 * <p>A type that Java has no carrier for ({@code long double}, 128-bit integers, incomplete
 * structs) has no layout; what uses it by value is left out, as jextract does.
 */
final class Shapes {

    private static final Map<Integer, Layout.Scalar> SCALARS =
            Map.ofEntries(
                    Map.entry(CXType_Bool, Layout.Scalar.C_BOOL),
                    Map.entry(CXType_Char_S, Layout.Scalar.C_CHAR),
                    Map.entry(CXType_Char_U, Layout.Scalar.C_CHAR),
                    Map.entry(CXType_SChar, Layout.Scalar.C_CHAR),
                    Map.entry(CXType_UChar, Layout.Scalar.C_CHAR),
                    Map.entry(CXType_Short, Layout.Scalar.C_SHORT),
                    Map.entry(CXType_UShort, Layout.Scalar.C_SHORT),
                    Map.entry(CXType_Int, Layout.Scalar.C_INT),
                    Map.entry(CXType_UInt, Layout.Scalar.C_INT),
                    Map.entry(CXType_Long, Layout.Scalar.C_LONG),
                    Map.entry(CXType_ULong, Layout.Scalar.C_LONG),
                    Map.entry(CXType_LongLong, Layout.Scalar.C_LONG_LONG),
                    Map.entry(CXType_ULongLong, Layout.Scalar.C_LONG_LONG),
                    Map.entry(CXType_Float, Layout.Scalar.C_FLOAT),
                    Map.entry(CXType_Double, Layout.Scalar.C_DOUBLE),
                    Map.entry(CXType_Pointer, Layout.Scalar.C_POINTER),
                    Map.entry(CXType_BlockPointer, Layout.Scalar.C_POINTER));

    private final Map<String, CXCursor> structs = new LinkedHashMap<>();

    /** The structs that were met by value so far: each needs a class. */
    Map<String, CXCursor> structs() {
        return structs;
    }

    /** The layout of a value; empty if Java has none. */
    Optional<Layout> of(CXType type) {
        CXType canonical = clang_getCanonicalType(type);
        return switch (canonical.kind()) {
            case CXType_ConstantArray, CXType_IncompleteArray -> array(canonical);
            case CXType_Record -> struct(clang_getTypeDeclaration(canonical));
            case CXType_Enum ->
                    of(clang_getEnumDeclIntegerType(clang_getTypeDeclaration(canonical)));
            default -> Optional.ofNullable(SCALARS.get(canonical.kind()));
        };
    }

    /** The layout of a parameter: arrays and functions arrive as pointers. */
    Optional<Layout> ofParameter(CXType type) {
        return switch (clang_getCanonicalType(type).kind()) {
            case CXType_ConstantArray,
                    CXType_IncompleteArray,
                    CXType_FunctionProto,
                    CXType_FunctionNoProto ->
                    Optional.of(Layout.Scalar.C_POINTER);
            default -> of(type);
        };
    }

    private Optional<Layout> array(CXType type) {
        long count = Math.max(0, clang_getArraySize(type));
        return of(clang_getArrayElementType(type)).map(e -> new Layout.Array(count, e));
    }

    private Optional<Layout> struct(CXCursor declaration) {
        CXCursor definition = clang_getCursorDefinition(declaration);
        if (clang_Cursor_isNull(definition) != 0 || clang_Cursor_isAnonymous(definition) != 0) {
            return Optional.empty();
        }
        String name = Cursors.name(definition);
        structs.putIfAbsent(name, definition);
        return Optional.of(new Layout.Struct(name));
    }

    static boolean isVoid(CXType type) {
        return clang_getCanonicalType(type).kind() == CXType_Void;
    }

    /**
     * The function that a type is or points to, if it is or does.
     *
     * <p>As for jextract, a pointer to a function <em>typedef</em> is a pointer like any other.
     */
    static Optional<CXType> function(CXType type) {
        CXType target = withoutTypedef(type);
        if (target.kind() == CXType_Pointer) {
            target = named(clang_getPointeeType(target));
        }
        return target.kind() == CXType_Typedef
                ? Optional.empty()
                : Optional.of(clang_getCanonicalType(target)).filter(Shapes::isFunction);
    }

    private static CXType withoutTypedef(CXType type) {
        CXType named = named(type);
        return named.kind() == CXType_Typedef
                ? withoutTypedef(
                        clang_getTypedefDeclUnderlyingType(clang_getTypeDeclaration(named)))
                : named;
    }

    /** A type without the keyword or scope it was written with. */
    private static CXType named(CXType type) {
        return type.kind() == CXType_Elaborated ? clang_Type_getNamedType(type) : type;
    }

    private static boolean isFunction(CXType canonical) {
        return canonical.kind() == CXType_FunctionProto
                || canonical.kind() == CXType_FunctionNoProto;
    }

    /** Whether a type is or points to a function with a variable number of arguments. */
    static boolean isVariadicCallback(CXType type) {
        return function(type)
                .filter(f -> clang_isFunctionTypeVariadic(f) != 0 && clang_getNumArgTypes(f) > 0)
                .isPresent();
    }
}
