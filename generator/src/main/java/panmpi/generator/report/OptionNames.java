package panmpi.generator.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Spells options in messages as the user typed them, to make or to the generator. */
public final class OptionNames {

    /**
     * Environment variable in which the Makefile lists the variables that it accepts: {@code HEADER
     * CC FRONTEND}.
     */
    private static final String MAKE_VARIABLES = "PANMPI_MAKE_VARIABLES";

    private OptionNames() {}

    /**
     * Spells an option as the user typed it: {@code HEADER=} under make, else {@code --header}.
     *
     * @param name the option's name without dashes, such as {@code header}
     */
    public static String option(String name) {
        return spelled(name, System.getenv(MAKE_VARIABLES));
    }

    /** Spells an option with its value: {@code CC=mpicc} under make, else {@code --cc mpicc}. */
    public static String option(String name, String value) {
        String option = option(name);
        return option.endsWith("=") ? option + value : option + " " + value;
    }

    /** Spells an option that has no value: {@code REPLACE=1} under make, else {@code --replace}. */
    public static String flag(String name) {
        String option = option(name);
        return option.endsWith("=") ? option + 1 : option;
    }

    /** Spells an option; {@code variables} is null outside of make. */
    static String spelled(String name, String variables) {
        String variable = name.toUpperCase(Locale.ROOT).replace('-', '_');
        List<String> known =
                Optional.ofNullable(variables).map(v -> List.of(v.split(" "))).orElse(List.of());
        return known.contains(variable) ? variable + "=" : "--" + name;
    }
}
