package mpi.internal.call;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import mpi.MPIException;
import mpi.c.Mpi;

/** Copies strings between Java and the memory of a call in progress. */
public final class CallTexts {

    /** Capacity in bytes for the longest string that MPI returns, with its terminating zero. */
    private static final int ROOM = room();

    private CallTexts() {}

    private static int room() {
        int room = 256;
        for (int most :
                new int[] {
                    Mpi.MPI_MAX_PROCESSOR_NAME,
                    Mpi.MPI_MAX_LIBRARY_VERSION_STRING,
                    Mpi.MPI_MAX_ERROR_STRING,
                    Mpi.MPI_MAX_OBJECT_NAME,
                    Mpi.MPI_MAX_PORT_NAME,
                    Mpi.MPI_MAX_INFO_KEY,
                    Mpi.MPI_MAX_INFO_VAL,
                    Mpi.MPI_MAX_DATAREP_STRING,
                    Mpi.MPI_MAX_PSET_NAME_LEN
                }) {
            room = Math.max(room, most);
        }
        return room + 1;
    }

    /**
     * Copies a string for MPI to read; throws if the string is null, since libraries would crash.
     */
    public static MemorySegment text(CallScratch frame, String name, String text) {
        if (text == null) {
            throw MPIException.of(frame.call(), Mpi.MPI_ERR_ARG, name + " is null");
        }
        return terminated(frame, name, text);
    }

    /** Throws for a string with a NUL character: C would see only the part before it. */
    private static void refuseZero(CallScratch frame, String name, String text) {
        int zero = text.indexOf('\0');
        if (zero >= 0) {
            String what = name + " has a zero character at " + zero;
            String rule =
                    ", where a text of C ends: only \"" + text.substring(0, zero) + "\" would be";
            throw MPIException.of(frame.call(), Mpi.MPI_ERR_ARG, what + rule + " seen");
        }
    }

    /** Copies a string for MPI to read; null becomes NULL. */
    public static MemorySegment text(CallScratch frame, String text) {
        if (text == null) {
            return MemorySegment.NULL;
        }
        return terminated(frame, "the text", text);
    }

    private static MemorySegment terminated(CallScratch frame, String name, String text) {
        refuseZero(frame, name, text);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        MemorySegment textAt = frame.take(bytes.length + 1L);
        MemorySegment.copy(bytes, 0, textAt, JAVA_BYTE, 0, bytes.length);
        textAt.set(JAVA_BYTE, bytes.length, (byte) 0);
        return textAt;
    }

    /** Copies strings for MPI to read, as an array that ends with NULL, like {@code argv}. */
    public static MemorySegment text(CallScratch frame, String[] texts) {
        if (texts == null) {
            return MemorySegment.NULL;
        }
        MemorySegment tableAt = frame.take((texts.length + 1) * ADDRESS.byteSize());
        for (int i = 0; i < texts.length; i++) {
            tableAt.setAtIndex(ADDRESS, i, text(frame, texts[i]));
        }
        tableAt.setAtIndex(ADDRESS, texts.length, MemorySegment.NULL);
        return tableAt;
    }

    /**
     * Copies commands or arguments of programs that MPI_Comm_spawn starts. Throws for a word that
     * is null, or that mpiexec would not pass on to the program.
     */
    public static MemorySegment text(CallScratch frame, String name, String[] words) {
        if (words != null) {
            SpawnWords.check(frame, name, words);
        }
        return text(frame, words);
    }

    /** Copies the arguments of several programs that MPI_Comm_spawn_multiple starts. */
    public static MemorySegment text(CallScratch frame, String name, String[][] texts) {
        if (texts == null) {
            return MemorySegment.NULL;
        }
        MemorySegment tableAt = frame.take((texts.length + 1) * ADDRESS.byteSize());
        for (int i = 0; i < texts.length; i++) {
            String[] row = texts[i] == null ? new String[0] : texts[i];
            tableAt.setAtIndex(ADDRESS, i, text(frame, name + "[" + i + "]", row));
        }
        tableAt.setAtIndex(ADDRESS, texts.length, MemorySegment.NULL);
        return tableAt;
    }

    /** Allocates memory for a string that MPI writes. */
    public static MemorySegment textOut(CallScratch frame) {
        MemorySegment textAt = frame.take(ROOM);
        textAt.set(JAVA_BYTE, 0, (byte) 0);
        return textAt;
    }

    /** Allocates an int that holds the capacity of memory from {@link #textOut}. */
    public static MemorySegment textRoom(CallScratch frame) {
        MemorySegment roomAt = frame.take(Long.BYTES);
        roomAt.set(JAVA_INT, 0, ROOM);
        return roomAt;
    }

    /** Reads a string that MPI wrote, up to its terminating zero. */
    static String textAt(MemorySegment text) {
        int end = 0;
        while (end < ROOM && text.get(JAVA_BYTE, end) != 0) {
            end++;
        }
        byte[] bytes = new byte[end];
        MemorySegment.copy(text, JAVA_BYTE, 0, bytes, 0, end);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
