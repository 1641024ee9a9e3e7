package panmpi.generator.header.clang;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import panmpi.generator.header.low.Layout;

/**
 * Decides by which Java type and memory layout a value of a C type is passed.
 *
 * <p>A type that Java has no carrier for ({@code long double}, 128-bit integers, incomplete
 * structs) has no layout; declarations that use it by value are left out, as jextract does.
 */
final class Shapes {

    private static final Map<Integer, Layout.Scalar> SCALARS =
            Map.ofEntries(
                    Map.entry(TypeKind.BOOL, Layout.Scalar.C_BOOL),
                    Map.entry(TypeKind.CHAR_S, Layout.Scalar.C_CHAR),
                    Map.entry(TypeKind.CHAR_U, Layout.Scalar.C_CHAR),
                    Map.entry(TypeKind.SCHAR, Layout.Scalar.C_CHAR),
                    Map.entry(TypeKind.UCHAR, Layout.Scalar.C_CHAR),
                    Map.entry(TypeKind.SHORT, Layout.Scalar.C_SHORT),
                    Map.entry(TypeKind.USHORT, Layout.Scalar.C_SHORT),
                    Map.entry(TypeKind.INT, Layout.Scalar.C_INT),
                    Map.entry(TypeKind.UINT, Layout.Scalar.C_INT),
                    Map.entry(TypeKind.LONG, Layout.Scalar.C_LONG),
                    Map.entry(TypeKind.ULONG, Layout.Scalar.C_LONG),
                    Map.entry(TypeKind.LONGLONG, Layout.Scalar.C_LONG_LONG),
                    Map.entry(TypeKind.ULONGLONG, Layout.Scalar.C_LONG_LONG),
                    Map.entry(TypeKind.FLOAT, Layout.Scalar.C_FLOAT),
                    Map.entry(TypeKind.DOUBLE, Layout.Scalar.C_DOUBLE),
                    Map.entry(TypeKind.POINTER, Layout.Scalar.C_POINTER),
                    Map.entry(TypeKind.BLOCK_POINTER, Layout.Scalar.C_POINTER));

    private final Map<String, Cursor> structs = new LinkedHashMap<>();

    /**
     * Returns the structs that were passed by value in the declarations read so far. A class is
     * generated for each.
     */
    Map<String, Cursor> structs() {
        return structs;
    }

    /**
     * Returns the Java type and layout for values of a C type; empty if Java cannot represent them.
     */
    Optional<Layout> of(ClangType type) {
        ClangType canonical = type.canonical();
        return switch (canonical.kind()) {
            case TypeKind.CONSTANT_ARRAY, TypeKind.INCOMPLETE_ARRAY -> array(canonical);
            case TypeKind.RECORD -> struct(canonical.declaration());
            case TypeKind.ENUM -> of(canonical.declaration().enumType());
            default -> Optional.ofNullable(SCALARS.get(canonical.kind()));
        };
    }

    /**
     * Returns the Java type and layout for a parameter of a C type; arrays and functions are passed
     * as pointers.
     */
    Optional<Layout> ofParameter(ClangType type) {
        return switch (type.canonical().kind()) {
            case TypeKind.CONSTANT_ARRAY,
                    TypeKind.INCOMPLETE_ARRAY,
                    TypeKind.FUNCTION,
                    TypeKind.FUNCTION_WITHOUT_PROTOTYPE ->
                    Optional.of(Layout.Scalar.C_POINTER);
            default -> of(type);
        };
    }

    private Optional<Layout> array(ClangType type) {
        long count = Math.max(0, type.arraySize());
        return of(type.element()).map(e -> new Layout.Array(count, e));
    }

    private Optional<Layout> struct(Cursor declaration) {
        Cursor definition = declaration.definition();
        if (definition.isNull() || definition.isAnonymous()) {
            return Optional.empty();
        }
        String name = definition.name();
        structs.putIfAbsent(name, definition);
        return Optional.of(new Layout.Struct(name));
    }

    static boolean isVoid(ClangType type) {
        return type.canonical().is(TypeKind.VOID);
    }

    /**
     * Returns the function type that a type is or points to, if any.
     *
     * <p>The result is empty for a pointer to a function <em>typedef</em>, which is a pointer like
     * any other for jextract, too.
     */
    static Optional<ClangType> function(ClangType type) {
        ClangType target = withoutTypedef(type);
        if (target.is(TypeKind.POINTER)) {
            target = target.pointee().named();
        }
        return target.is(TypeKind.TYPEDEF)
                ? Optional.empty()
                : Optional.of(target.canonical()).filter(Shapes::isFunction);
    }

    private static ClangType withoutTypedef(ClangType type) {
        ClangType named = type.named();
        return named.is(TypeKind.TYPEDEF)
                ? withoutTypedef(named.declaration().underlyingType())
                : named;
    }

    private static boolean isFunction(ClangType canonical) {
        return canonical.is(TypeKind.FUNCTION) || canonical.is(TypeKind.FUNCTION_WITHOUT_PROTOTYPE);
    }

    /** Tests whether a type is or points to a function with a variable number of arguments. */
    static boolean isVariadicCallback(ClangType type) {
        return function(type).filter(f -> f.isVariadic() && f.arguments() > 0).isPresent();
    }
}
