package mpi.internal.discovery;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.MemorySegment;
import mpi.internal.Settings;
import mpi.internal.system.DynamicLinker;

/**
 * Role of this process in its job. When the process ends, even by {@code Runtime.halt}, C code of
 * {@code mpijava} reads the role, and ends the job if other processes may wait for this one. The
 * role is in an environment variable, with the process id, since child processes inherit the
 * variable.
 */
public enum JobPart {
    /**
     * No other process needs this process, or panmpi has already reported its end, so that {@code
     * mpijava} does nothing.
     */
    NONE('0'),
    /** This is the only process of its job. */
    ALONE('1'),
    /** Other processes of the job may wait for this process. */
    ONE_OF_MANY('2'),
    /** The job goes on without this process, however it ends. */
    DISPENSABLE('3'),
    /** Other processes of the job may wait for this process, and its end was reported. */
    REPORTED('4');

    private static final String VARIABLE = "PANMPI_BEGUN";

    private static final String EXIT_ENDS_JOB = "PANMPI_EXIT_ENDS_JOB";

    private static MemorySegment text;

    private final byte letter;

    JobPart(char letter) {
        this.letter = (byte) letter;
    }

    /**
     * Returns true if the launcher ends the job as soon as this process ends with a failure's exit
     * code, so that no {@code MPI_Abort} is needed. In the role {@link #REPORTED}, {@code mpijava}
     * then ends this process with the exit code that the program passed to {@code System.exit}, or
     * with 1 instead of 0.
     */
    public static boolean exitEndsJob() {
        return Settings.environment(EXIT_ENDS_JOB)
                .equals(Long.toString(ProcessHandle.current().pid()));
    }

    /** Publishes this role: writes its letter to the memory of the environment variable. */
    public void tell() {
        synchronized (JobPart.class) {
            if (text == null) {
                String value = ProcessHandle.current().pid() + " " + (char) letter;
                text = DynamicLinker.set(VARIABLE, value);
            }
            text.set(JAVA_BYTE, text.byteSize() - 2, letter);
        }
    }
}
