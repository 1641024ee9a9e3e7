package panmpi.tests.bounds;

import java.lang.foreign.Arena;
import java.util.List;

/**
 * A buffer of a call, made by {@link GuardedBuffers}, and the {@link GuardedMemory} around it,
 * which is checked after the call.
 *
 * @param buffer argument of the call.
 * @param kind description of the buffer, for messages.
 * @param guarded the memory that is checked after the call; null if there is nothing to check.
 * @param begin byte of the guarded memory at which the buffer begins.
 * @param bytes the size of the buffer.
 * @param isWritable true if MPI may write to the buffer.
 * @param arena the buffer's own arena, which a request in progress keeps open; null if the buffer
 *     has no arena of its own.
 */
record GuardedBuffer(
        Object buffer,
        String kind,
        GuardedMemory guarded,
        long begin,
        long bytes,
        boolean isWritable,
        Arena arena) {

    /** Makes a buffer without memory to check, such as null or memory of a closed arena. */
    static GuardedBuffer useless(Object buffer, String kind) {
        return new GuardedBuffer(buffer, kind, null, 0, 0, false, null);
    }

    /** Returns true if runs of bytes, counted from the buffer's beginning, lie in it. */
    boolean holds(List<long[]> runs) {
        return runs.stream().allMatch(run -> run[0] >= 0 && run[0] <= bytes - run[1]);
    }

    /**
     * Restores runs of bytes that the call may have written, so that they do not count as changes.
     */
    void restore(List<long[]> runs) {
        if (isWritable && guarded != null && holds(runs)) {
            runs.forEach(run -> guarded.restore(begin + run[0], run[1]));
        }
    }

    /**
     * Returns the first byte of the guarded memory that should not have changed; negative if there
     * is none.
     */
    long firstChange() {
        return guarded == null ? -1 : guarded.firstChange();
    }

    @Override
    public String toString() {
        return kind + " of " + bytes + " bytes";
    }
}
