package panmpi.generator.rules;

import panmpi.generator.model.MethodName;

/** Spells the names of the facade's methods. All other code finds methods by their C functions. */
@FunctionalInterface
public interface Spelling {

    /**
     * The spelling of mpiJava: MPI's words with a capital; with a small letter where objects are
     * passed.
     */
    Spelling MPIJAVA =
            words -> {
                String rest = words.substring(1);
                String method = Character.toUpperCase(words.charAt(0)) + rest;
                String objects = Character.toLowerCase(words.charAt(0)) + rest;
                return new MethodName(words, method, objects, method + "_c");
            };

    /**
     * Spells one method.
     *
     * @param words MPI's words without those of the class
     */
    MethodName spell(String words);
}
