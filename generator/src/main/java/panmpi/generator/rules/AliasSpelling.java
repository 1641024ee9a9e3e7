package panmpi.generator.rules;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.rules.ExceptionRules.Verb;

/**
 * Naming rules for camelCase: they give each mpiJava-style method, whose name has MPI's words, a
 * further name in Java's own style. Exceptions are in {@code templates/spellings/camelCase.rules}.
 */
public final class AliasSpelling {

    /** Name of the folder, in the folder of templates, that has the files of these naming rules. */
    public static final String FOLDER = "spellings";

    private static final String NAME = "camelCase";

    private final ExceptionRules rules;
    private final AliasWords words;
    private final Path members;

    private AliasSpelling(ExceptionRules rules, AliasWords words, Path members) {
        this.rules = rules;
        this.words = words;
        this.members = members;
    }

    /** Reads the naming rules for camelCase in a folder of templates. */
    public static AliasSpelling read(Path templates, Diagnostics diagnostics) throws IOException {
        Path folder = templates.resolve(FOLDER);
        return new AliasSpelling(
                ExceptionRules.read(folder.resolve(NAME + ".rules"), diagnostics),
                AliasWords.read(folder.resolve(NAME + ".words"), diagnostics),
                folder.resolve(NAME));
    }

    /**
     * Returns the exceptions to the rules. The documentation states their number, and an unused
     * exception is an error.
     */
    public ExceptionRules rules() {
        return rules;
    }

    /** Returns the folder of the members that are written by hand, with a file for each class. */
    public Path members() {
        return members;
    }

    /** Tests whether the camelCase methods of a function are written by hand. */
    public boolean isByHand(String function) {
        return rules.find(Verb.HAND, function).isPresent();
    }

    /** Returns the second class that has the camelCase method; empty if only one class has it. */
    public Optional<String> also(String function) {
        return rules.find(Verb.ALSO, function);
    }

    /**
     * Returns the class that the camelCase method returns; empty if it returns the same class as
     * the mpiJava-style method that it calls.
     */
    public Optional<String> returns(String function) {
        return rules.find(Verb.RETURNS, function);
    }

    /** Tests whether camelCase methods may leave out a parameter. */
    public boolean isOptional(String function, String param) {
        return rules.find(Verb.OPTIONAL, function + "." + param).isPresent();
    }

    /**
     * Tests whether a second camelCase method of the function takes {@code int[]} in place of
     * {@code long[]}.
     */
    public boolean isNarrow(String function) {
        return rules.find(Verb.NARROW, function).isPresent();
    }

    /** Returns the camelCase name of a method. */
    public String name(FacadeMethod m) {
        Optional<String> exception = rules.find(Verb.SPELL, m.function().name());
        return LegalNames.of(exception.orElseGet(() -> regular(m)));
    }

    /** Returns the camelCase name of the method that returns one of several outputs of a call. */
    public String getter(String output) {
        return words.spell(List.of(("get_" + output).split("_")));
    }

    /** Returns the camelCase name of a method, regardless of exceptions that spell a whole name. */
    public String regular(FacadeMethod m) {
        String function = m.function().name();
        Optional<String> other = rules.find(Verb.NAME, function);
        if (other.isPresent()) {
            return words.spell(List.of(other.get().split("_")));
        }
        List<String> mpi = new ArrayList<>(List.of(m.names().words().split("_")));
        Optional<String> prefix = rules.find(Verb.PREFIX, function);
        if (prefix.isPresent()) {
            mpi.addFirst(prefix.get());
        } else if (mpi.size() == 2 && words.isLast(mpi.getLast())) {
            mpi.addFirst(mpi.removeLast());
        } else {
            asGetter(m, mpi);
        }
        return words.spell(mpi);
    }

    private void asGetter(FacadeMethod m, List<String> mpi) {
        String first = mpi.getFirst().toLowerCase(Locale.ROOT);
        boolean isTruth = isTruth(m);
        if (isTruth && first.equals("test") && mpi.size() > 1) {
            mpi.set(0, "is");
        } else if (!words.isVerb(first) && !first.equals("get") && !first.equals("is")) {
            if (isTruth) {
                mpi.addFirst("is");
            } else if (isOutput(m, mpi.getLast().toLowerCase(Locale.ROOT))) {
                mpi.addFirst("get");
            }
        }
    }

    /** Tests whether a call returns a boolean and nothing else. */
    private static boolean isTruth(FacadeMethod m) {
        List<ParamUse> outputs = outputs(m);
        return outputs.size() == 1
                && outputs.getFirst().kind() == ParamKind.FLAG
                && !outputs.getFirst().many();
    }

    private static boolean isOutput(FacadeMethod m, String word) {
        return outputs(m).stream().anyMatch(p -> p.name().toLowerCase(Locale.ROOT).endsWith(word));
    }

    private static List<ParamUse> outputs(FacadeMethod m) {
        return m.params().stream().filter(p -> p.direction() == Direction.OUT).toList();
    }
}
