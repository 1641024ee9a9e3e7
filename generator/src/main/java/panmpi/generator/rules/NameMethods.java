package panmpi.generator.rules;

import panmpi.generator.model.FacadeClass;
import panmpi.generator.model.Function;
import panmpi.generator.model.MethodName;

/**
 * Decides a method's name, which has the words of the C function's name without the words of the
 * class.
 */
final class NameMethods {

    private final ExceptionRules exceptions;
    private final Spelling spelling;

    NameMethods(ExceptionRules exceptions, Spelling spelling) {
        this.exceptions = exceptions;
        this.spelling = spelling;
    }

    MethodName name(Function f, FacadeClass owner) {
        return spelling.spell(
                exceptions
                        .find(ExceptionRules.Verb.NAME, f.name())
                        .orElseGet(() -> plain(f.name(), owner)));
    }

    private static String plain(String function, FacadeClass owner) {
        String words = function.replaceFirst("^MPIX?_", "");
        for (String prefix : owner.prefixes()) {
            if (words.startsWith(prefix + "_")) {
                words = words.substring(prefix.length() + 1);
                break;
            }
        }
        return words;
    }
}
