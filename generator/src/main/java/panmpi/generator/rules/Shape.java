package panmpi.generator.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import panmpi.generator.model.CType;
import panmpi.generator.model.Function;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Param;

/** How a function's result and parameters travel: what must be the same in every library. */
final class Shape {

    private static final Set<String> NUMBERS = Set.of("int", "long", "long long", "double");

    private Shape() {}

    /** The result, then each parameter and what lies behind it. */
    static List<JavaType> of(Merged merged, Function f) {
        List<JavaType> shape = new ArrayList<>();
        shape.add(merged.javaType(f.returns()));
        for (Param p : f.params()) {
            shape.add(merged.javaType(p.type()));
            shape.add(behind(merged, p.type()));
        }
        return shape;
    }

    /** What lies behind an address: its width must be the same everywhere too. */
    private static JavaType behind(Merged merged, CType type) {
        boolean handle = merged.handles().contains(type.base());
        boolean number =
                merged.apis().stream().anyMatch(a -> a.typedefs().containsKey(type.base()))
                        || NUMBERS.contains(type.base());
        return type.depth() == 1 && (handle || number)
                ? merged.javaType(CType.plain(type.base()))
                : JavaType.VOID;
    }
}
