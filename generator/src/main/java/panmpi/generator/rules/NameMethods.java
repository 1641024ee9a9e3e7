package panmpi.generator.rules;

import panmpi.generator.model.Function;

/** Decides what a method is called: MPI's words without what the class already says. */
final class NameMethods {

    private final ExceptionRules exceptions;

    NameMethods(ExceptionRules exceptions) {
        this.exceptions = exceptions;
    }

    String name(Function f, String selfType) {
        return exceptions
                .find(ExceptionRules.Verb.NAME, f.name())
                .orElseGet(() -> plain(f.name(), selfType));
    }

    private static String plain(String function, String selfType) {
        String words = function.replaceFirst("^MPIX?_", "");
        String prefix = selfType + "_";
        if (words.startsWith(prefix)) {
            words = words.substring(prefix.length());
        }
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
