package mpi.internal.agent;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the effects of calls of JDK methods that access the arrays, segments or buffers among their
 * arguments. The program's own bytecode has no instruction for such an access.
 */
final class KnownCalls {

    private static final Map<String, List<Rule>> RULES = read();

    private KnownCalls() {}

    /**
     * Entry of {@link KnownCallsTable} for a method. {@code shape} has one letter for each
     * argument; {@code effects} is parsed by {@link EffectText}.
     */
    private record Rule(String shape, String effects) {

        boolean fits(String given) {
            boolean fits = given.length() == shape.length();
            for (int i = 0; fits && i < shape.length(); i++) {
                fits = shape.charAt(i) == '?' || shape.charAt(i) == given.charAt(i);
            }
            return fits;
        }
    }

    private static Map<String, List<Rule>> read() {
        Map<String, List<Rule>> rules = new HashMap<>();
        for (String line : KnownCallsTable.LINES) {
            String[] words = line.split(" ", 4);
            for (String name : words[1].split(",")) {
                rules.computeIfAbsent(words[0] + "." + name, n -> new ArrayList<>())
                        .add(new Rule(words[2], words[3]));
            }
        }
        return rules;
    }

    /**
     * Finds the effects of a call; returns an empty list if the method is not in the table.
     *
     * @param owner internal name of the class.
     * @param name name of the method.
     * @param type types of the method's parameters and result.
     * @param isStatic true if there is no object before the parameters.
     */
    static List<Effect> of(String owner, String name, MethodTypeDesc type, boolean isStatic) {
        if (owner.equals("java/lang/invoke/VarHandle")) {
            return HandleEffects.of(name, type, shape(type));
        }
        boolean isOfTheJdk = owner.startsWith("java/") || owner.startsWith("[");
        List<Rule> rules = isOfTheJdk ? RULES.get(kind(owner) + "." + name) : null;
        if (rules == null) {
            return List.of();
        }
        String shape = (isStatic ? "" : letter(owner)) + shape(type);
        for (Rule rule : rules) {
            if (rule.fits(shape)) {
                return EffectText.read(rule.effects, Width.ofValue(name, type));
            }
        }
        return List.of();
    }

    /**
     * Returns the name under which the table lists a class; classes with methods in common share
     * one name.
     */
    private static String kind(String owner) {
        if (owner.startsWith("[")) {
            return "array";
        }
        if (owner.startsWith("java/nio/") && owner.endsWith("Buffer")) {
            return "Buffer";
        }
        if (owner.startsWith("java/io/")) {
            return "io";
        }
        return owner.substring(owner.lastIndexOf('/') + 1);
    }

    private static String letter(String owner) {
        return owner.startsWith("[")
                ? letter(ClassDesc.ofDescriptor(owner))
                : letter(ClassDesc.ofInternalName(owner));
    }

    private static String shape(MethodTypeDesc type) {
        StringBuilder shape = new StringBuilder();
        type.parameterList().forEach(parameter -> shape.append(letter(parameter)));
        return shape.toString();
    }

    private static String letter(ClassDesc type) {
        String name = type.descriptorString();
        if (type.isArray()) {
            return type.componentType().isPrimitive() ? "a" : "o";
        }
        if (type.isPrimitive()) {
            return name.equals("I") ? "i" : name.equals("J") ? "j" : "v";
        }
        if (name.equals("Ljava/lang/foreign/MemorySegment;")) {
            return "s";
        }
        return name.startsWith("Ljava/nio/") && name.endsWith("Buffer;") ? "b" : "o";
    }
}
