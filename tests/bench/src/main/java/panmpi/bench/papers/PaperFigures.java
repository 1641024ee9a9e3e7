package panmpi.bench.papers;

import java.util.List;

/**
 * Numbers that the papers on CCJ and mpiJava, two older libraries for Java, print, for comparison
 * with the times on this machine. CCJ: Nelisse, Maassen, Kielmann, Bal, <i>CCJ: Object-based
 * Message Passing and Collective Communication in Java</i>, section 4, on nodes with one Pentium
 * Pro of 200 MHz. mpiJava: Baker, Carpenter, Fox, Ko, Li, <i>mpiJava: A Java interface to MPI</i>
 * (1998), and Baker, Carpenter, Fox, Ko, <i>mpiJava: an object-oriented Java interface to MPI</i>
 * (1999), table 1 and section 4.4, in shared memory.
 */
final class PaperFigures {
    private PaperFigures() {}

    /**
     * One program of CCJ's paper, with its figures.
     *
     * @param app name of the program.
     * @param size rows of its matrix.
     * @param seconds seconds on one node.
     * @param ccj speedup on 64 nodes of CCJ on top of the RMI of Manta, a Java compiler.
     * @param mpiJava speedup of mpiJava on 64 nodes.
     * @param rmi speedup on 64 nodes of Manta's RMI without CCJ.
     * @param algorithm approximate number of lines of the algorithm.
     * @param linesCcj lines of communication in CCJ, followed by "+" and the lines of set-up if the
     *     paper counts those apart.
     * @param linesMpiJava lines of communication in mpiJava, also with a "+" if the paper counts
     *     the set-up apart.
     * @param linesRmi lines of communication with RMI and without CCJ.
     */
    record Program(
            String app,
            int size,
            int seconds,
            double ccj,
            double mpiJava,
            double rmi,
            int algorithm,
            String linesCcj,
            String linesMpiJava,
            String linesRmi) {}

    static final List<Program> PROGRAMS =
            List.of(
                    new Program("asp", 2000, 1074, 57.3, 60.4, 59.6, 100, "3 + 21", "4 + 5", "140"),
                    new Program("leq", 1000, 1706, 23.7, 32.4, 11.8, 75, "50", "19", "250"),
                    new Program("qr", 2000, 1991, 41.4, 15.7, 31.6, 300, "65", "65", "200"));

    /**
     * One row of the table of ping-pongs.
     *
     * @param years years of the papers.
     * @param machine number and kind of processors, and operating system.
     * @param library communication library, and the language or binding of the program.
     * @param micros microseconds of a message of one byte.
     * @param megabytes approximate highest bandwidth in MB/s; empty if no paper has it.
     * @param at size of the message at which the highest bandwidth was reached.
     */
    record Pingpong(
            String years,
            String machine,
            String library,
            double micros,
            String megabytes,
            String at) {}

    private static final String BOTH = "1998, 1999";
    private static final String NT = "2 Pentium Pro 200 MHz, NT 4";
    private static final String SOLARIS = "2 UltraSPARC 200 MHz, Solaris";

    static final List<Pingpong> PINGPONGS =
            List.of(
                    new Pingpong("1999", NT, "Winsock, C", 144.8, "", ""),
                    new Pingpong(BOTH, NT, "WMPI, C", 67.2, "65", "64 KiB"),
                    new Pingpong(BOTH, NT, "WMPI, mpiJava", 161.4, "54", "64 KiB"),
                    new Pingpong(BOTH, SOLARIS, "MPICH, C", 148.7, "50", "1 MiB"),
                    new Pingpong(BOTH, SOLARIS, "MPICH, mpiJava", 374.6, "50", "1 MiB"));
}
