package panmpi.generator.model;

import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads the names, types and offsets of a struct's fields from its {@code $LAYOUT} in low-level
 * Java.
 */
final class LayoutReader {

    private static final Map<String, Long> SIZES =
            Map.of(
                    "C_BOOL",
                    1L,
                    "C_CHAR",
                    1L,
                    "C_SHORT",
                    2L,
                    "C_INT",
                    4L,
                    "C_FLOAT",
                    4L,
                    "C_LONG",
                    8L,
                    "C_LONG_LONG",
                    8L,
                    "C_DOUBLE",
                    8L,
                    "C_POINTER",
                    8L);

    private record Shape(String type, long size) {}

    private LayoutReader() {}

    static StructLayout read(String name, FieldDeclaration field) {
        Expression value = field.getVariable(0).getInitializer().orElseThrow();
        MethodCallExpr call = unnamed(value.asMethodCallExpr());
        boolean union = call.getNameAsString().equals("unionLayout");
        List<StructLayout.Field> fields = new ArrayList<>();
        long offset = 0;
        long size = 0;
        for (Expression argument : call.getArguments()) {
            Shape shape = shape(argument);
            if (!shape.type().equals("padding")) {
                fields.add(
                        new StructLayout.Field(
                                fieldName(argument), shape.type(), offset, shape.size()));
            }
            size = Math.max(size, offset + shape.size());
            offset = union ? 0 : offset + shape.size();
        }
        return new StructLayout(name, size, fields);
    }

    private static String fieldName(Expression e) {
        MethodCallExpr call = e.asMethodCallExpr();
        if (!call.getNameAsString().equals("withName")) {
            throw new IllegalArgumentException("a field without a name: " + e);
        }
        return call.getArgument(0).asStringLiteralExpr().asString();
    }

    private static MethodCallExpr unnamed(MethodCallExpr call) {
        return call.getNameAsString().equals("withName")
                ? call.getScope().orElseThrow().asMethodCallExpr()
                : call;
    }

    private static Shape shape(Expression e) {
        return switch (e) {
            case FieldAccessExpr f -> plain(f.getNameAsString());
            case NameExpr n -> plain(n.getNameAsString());
            case MethodCallExpr c when c.getNameAsString().equals("withName") ->
                    shape(c.getScope().orElseThrow());
            case MethodCallExpr c when c.getNameAsString().equals("paddingLayout") ->
                    new Shape("padding", number(c.getArgument(0)));
            case MethodCallExpr c when c.getNameAsString().equals("sequenceLayout") -> {
                long count = number(c.getArgument(0));
                Shape element = shape(c.getArgument(1));
                yield new Shape(element.type() + "[" + count + "]", count * element.size());
            }
            case MethodCallExpr c when c.getNameAsString().equals("align") ->
                    shape(c.getArgument(0));
            default -> throw new IllegalArgumentException("a layout of unknown shape: " + e);
        };
    }

    private static long number(Expression e) {
        return Long.parseLong(e.toString().replaceAll("[Ll_]", ""));
    }

    private static Shape plain(String layout) {
        Long size = SIZES.get(layout);
        if (size == null) {
            throw new IllegalArgumentException("a layout of unknown size: " + layout);
        }
        String type = layout.substring(2).toLowerCase(java.util.Locale.ROOT);
        return new Shape(type.equals("long_long") ? "long" : type, size);
    }
}
