package mpi.internal;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.MemorySegment;

/**
 * What this process is to its job, for {@code mpijava} to read when the process ends in a way that
 * Java does not see, such as {@code Runtime.halt}. It is in a variable of the environment, with the
 * number of the process: programs that this one starts inherit the variable.
 */
public enum JobPart {
    /** MPI has begun, and the job does not need this process, or knows why it ends. */
    NONE('0'),
    /** The only process of its job. */
    ALONE('1'),
    /** Others may wait for it. */
    ONE_OF_MANY('2');

    private static final String VARIABLE = "PANMPI_BEGUN";

    private static MemorySegment text;

    private final byte letter;

    JobPart(char letter) {
        this.letter = (byte) letter;
    }

    /** Takes note. The text is what C reads: the environment holds its address. */
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
