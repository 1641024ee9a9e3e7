package panmpi.generator.header;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panmpi.generator.report.OptionNames;

/**
 * Adds hints to a compiler's messages about a header, such as to name another header or a compiler
 * wrapper.
 */
final class HeaderFaults {

    /** Message about a header that declares no name of MPI. */
    static final String NOT_MPI =
            "nothing of MPI is declared here: no function, type or constant begins with MPI_."
                    + " Name the mpi.h of an MPI";

    private static final Pattern MISSING =
            Pattern.compile("'?([^'\\s]+)'?(?: file not found|: No such file or directory).*");
    private static final Pattern NARROW =
            Pattern.compile("(?i).*(\\b32[- _]?bits?\\b|-m32\\b|\\bi[3-6]86\\b).*");

    private static final Pattern FLAG =
            Pattern.compile(
                    ".*(?:unknown argument|unsupported option|invalid value).*'(-[^']+)'.*");

    private HeaderFaults() {}

    /** Returns a compiler's message about a header, with a hint if there is one. */
    static String explained(String text, MpiInstall mpi) {
        Matcher missing = MISSING.matcher(text);
        if (missing.matches()) {
            return "it includes " + missing.group(1) + ", which is not there. " + hint(mpi);
        }
        Matcher flag = FLAG.matcher(text);
        if (flag.matches()) {
            return text
                    + ": libclang, which reads the header, does not know this flag of %s. Leave it out"
                            .formatted(OptionNames.option("cc", String.join(" ", mpi.compiler())));
        }
        return NARROW.matcher(text).matches()
                ? text + ". panmpi serves 64-bit libraries: name the header of one"
                : text;
    }

    private static String hint(MpiInstall mpi) {
        return mpi.compiler().equals(List.of("cc"))
                ? "The MPI's own compiler wrapper knows its folder: name it, "
                        + OptionNames.option("cc", "/path/to/mpicc")
                : "The compiler %s does not know its folder either: is the package whole?"
                        .formatted(String.join(" ", mpi.compiler()));
    }
}
