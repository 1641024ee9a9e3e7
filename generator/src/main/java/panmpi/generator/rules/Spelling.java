package panmpi.generator.rules;

import panmpi.generator.model.MethodName;

/**
 * Naming rules for the facade's methods. Only these rules know how names are spelled; all other
 * code finds methods by their C functions.
 */
@FunctionalInterface
public interface Spelling {

    /**
     * The naming rules of mpiJava: MPI's words with a capital first letter, or a small first letter
     * for methods that take objects.
     */
    Spelling MPIJAVA =
            words -> {
                String rest = words.substring(1);
                String method = Character.toUpperCase(words.charAt(0)) + rest;
                String objects = Character.toLowerCase(words.charAt(0)) + rest;
                return new MethodName(words, method, objects, method + "_c");
            };

    /**
     * Returns the names of one method.
     *
     * @param words the words of the C function's name without those of the class
     */
    MethodName spell(String words);
}
