package mpi.internal.discovery;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.MemorySegment;
import mpi.internal.system.DynamicLinker;

/**
 * Role of this process in its job. {@code mpijava} reads the role when the process ends in a way
 * that Java does not see, such as {@code Runtime.halt}. It is published in an environment variable,
 * together with the process id, since child processes inherit the variable.
 */
public enum JobPart {
    /**
     * MPI's initialization has begun, but the job does not need this process, or its end is
     * reported.
     */
    NONE('0'),
    /** This is the only process of its job. */
    ALONE('1'),
    /** Other processes of the job may wait for this process. */
    ONE_OF_MANY('2'),
    /** The job goes on without this process, however it ends. */
    DISPENSABLE('3');

    private static final String VARIABLE = "PANMPI_BEGUN";

    private static MemorySegment text;

    private final byte letter;

    JobPart(char letter) {
        this.letter = (byte) letter;
    }

    /**
     * Publishes this role, by writing into the text of the environment variable, which C code
     * reads.
     */
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
