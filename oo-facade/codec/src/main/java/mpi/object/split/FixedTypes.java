package mpi.object.split;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Built-in classes: those of the JDK that the codec knows, which have the same code in every
 * message.
 */
final class FixedTypes {

    private static final TypeDescriptor[] BY_CODE;
    private static final Map<Class<?>, TypeDescriptor> BY_CLASS = new HashMap<>();

    static {
        List<TypeDescriptor> all = new ArrayList<>();
        all.add(new StringType(false));
        all.add(new StringType(true));
        all.add(new ClassType(Class.class));
        all.add(new ClassType(java.io.ObjectStreamClass.class));
        all.addAll(BoxType.all());
        all.addAll(PrimitiveArrayType.all());
        all.addAll(CollectionType.all());
        BY_CODE = new TypeDescriptor[Code.FIRST + all.size()];
        for (TypeDescriptor type : all) {
            type.code = Code.FIRST + all.indexOf(type);
            BY_CODE[type.code] = type;
            BY_CLASS.putIfAbsent(type.type, type);
        }
    }

    /** Code of the first class that a message introduces. */
    static final int END = BY_CODE.length;

    private FixedTypes() {}

    /** Returns the descriptor of a built-in class; null if the class is not built-in. */
    static TypeDescriptor of(Class<?> type) {
        return BY_CLASS.get(type);
    }

    /**
     * Returns the descriptor of the class with a code below {@link #END}; null if no class has the
     * code.
     */
    static TypeDescriptor of(int code) {
        return BY_CODE[code];
    }
}
