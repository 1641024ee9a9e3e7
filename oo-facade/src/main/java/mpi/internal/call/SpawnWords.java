package mpi.internal.call;

import java.nio.charset.StandardCharsets;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.link.Linkage;

/**
 * Checks the words of commands that MPI_Comm_spawn starts. Some libraries' mpiexec does not pass on
 * every word: it cuts the word, leaves it out, or ends the job.
 */
final class SpawnWords {

    private static final boolean IS_MPICH = Linkage.library().startsWith("MPICH");
    private static final boolean IS_INTEL = Linkage.library().startsWith("Intel");

    /** Bytes of the longest word that Intel MPI's mpiexec passes on; it leaves out longer words. */
    private static final int LONGEST_OF_INTEL = 4_080;

    /** Bytes of all words together that MPICH's mpiexec passes on; more of them end the job. */
    private static final int ALL_OF_MPICH = 64_000;

    private static final String REMEDY =
            "; shorten them, or write them to a file and pass its name, which java takes as @FILE";

    private SpawnWords() {}

    /** Throws for words that mpiexec would not pass on to the program. */
    static void check(CallScratch frame, String name, String[] words) {
        int all = 0;
        for (int i = 0; i < words.length; i++) {
            String word = name + "[" + i + "]";
            if (words[i] == null) {
                throw refused(frame, word + " is null");
            }
            refuseForm(frame, word, words[i]);
            int length = words[i].getBytes(StandardCharsets.UTF_8).length;
            if (IS_INTEL && length > LONGEST_OF_INTEL) {
                String found = word + ", " + beginning(words[i]) + ", has " + length;
                String rule = " bytes: Intel MPI's mpiexec leaves out words of more than ";
                throw refused(frame, found + rule + LONGEST_OF_INTEL + REMEDY);
            }
            all += length + 1;
        }
        if (IS_MPICH && all > ALL_OF_MPICH) {
            String rule = " bytes: MPICH's mpiexec passes on words of at most ";
            String most = " bytes in all";
            throw refused(frame, name + " has " + all + rule + ALL_OF_MPICH + most + REMEDY);
        }
    }

    /** Returns the beginning of a long word, by which the program's author knows it again. */
    private static String beginning(String word) {
        return '"' + word.substring(0, 40) + "...\"";
    }

    private static void refuseForm(CallScratch frame, String name, String word) {
        boolean isEmpty = IS_MPICH && word.isEmpty();
        boolean hasLines = (IS_MPICH || IS_INTEL) && word.indexOf('\n') >= 0;
        if (isEmpty || hasLines) {
            String found = isEmpty ? " is empty: " : " has several lines: ";
            String library = IS_MPICH ? "MPICH" : "Intel MPI";
            String rule = "'s mpiexec cannot pass it on; use another text for it";
            throw refused(frame, name + found + library + rule);
        }
    }

    private static MPIException refused(CallScratch frame, String why) {
        return MPIException.of(frame.call(), Mpi.MPI_ERR_ARG, why);
    }
}
