package mpi.internal.start;

import java.util.List;

/**
 * Record of the command line of {@code mpi.Launch}.
 *
 * @param ranks number of ranks.
 * @param isShown true if the command of the job is printed.
 * @param survives true if the job shall go on when a rank dies.
 * @param mpiexec options for mpiexec.
 * @param program all words after the options of {@code mpi.Launch}: first the JVM options of the
 *     ranks, then the main class or {@code -jar FILE}, and then the program's arguments.
 */
public record StartOptions(
        int ranks, boolean isShown, boolean survives, List<String> mpiexec, List<String> program) {

    private static final String ARGS = "--mpiexec-args";
    private static final String END = "--";

    /**
     * Parses the command line. The first word that is no option of {@code mpi.Launch} begins the
     * program.
     */
    public static StartOptions parse(List<String> words) {
        int ranks = 0;
        boolean isShown = false;
        boolean survives = false;
        List<String> mpiexec = List.of();
        int at = 0;
        for (; at < words.size(); at++) {
            String word = words.get(at);
            if (word.equals("-n") || word.equals("-np")) {
                at++;
                ranks = number(word, at < words.size() ? words.get(at) : "");
            } else if (word.equals("-v")) {
                isShown = true;
            } else if (word.equals("--survive")) {
                survives = true;
            } else if (word.equals(ARGS)) {
                int end = end(words, at);
                mpiexec = words.subList(at + 1, end);
                at = end;
            } else {
                break;
            }
        }
        List<String> program = words.subList(at, words.size());
        check(ranks, program);
        return new StartOptions(ranks, isShown, survives, mpiexec, program);
    }

    private static int number(String option, String value) {
        if (!value.matches("0*[1-9]\\d{0,6}")) {
            throw new StartException(
                    (option + " " + value).strip()
                            + ": the value must be a number of ranks, 1 or more");
        }
        return Integer.parseInt(value);
    }

    private static int end(List<String> words, int at) {
        int length = words.subList(at, words.size()).indexOf(END);
        if (length < 0) {
            throw new StartException(
                    ARGS
                            + ": the options for mpiexec must end with "
                            + END
                            + ", as in "
                            + ARGS
                            + " -hosts a,b "
                            + END);
        }
        return at + length;
    }

    private static void check(int ranks, List<String> program) {
        if (ranks == 0) {
            throw new StartException(
                    "the number of ranks is missing: put -n RANKS before the program");
        }
        if (program.isEmpty()) {
            throw new StartException(
                    "-n "
                            + ranks
                            + " must be followed by the program: a main class, -jar FILE or FILE.java");
        }
    }
}
