package mpi.internal.strict.check;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Accesses of the program to buffers of calls in progress, each line told once. */
final class BufferTouches {

    private final Rank rank;
    private final Set<Told> told = ConcurrentHashMap.newKeySet();

    private record Told(int site, boolean isWrite, String call) {}

    BufferTouches(Rank rank) {
        this.rank = rank;
    }

    /** Tells of an access to a buffer that a call uses. */
    void tell(BufferUse use, long from, long to, boolean isWrite, int site) {
        use.isTold();
        if (!told.add(new Told(site, isWrite, use.by().where()))) {
            return;
        }
        ProgramAccess access = new ProgramAccess(site);
        try {
            rank.tell(
                    isWrite ? MistakeKind.BUFFER_CHANGED : MistakeKind.BUFFER_READ,
                    title(use, isWrite),
                    List.of(use.by(), access),
                    List.of("is in progress", ProgramAccess.note(use.base(), from, to, isWrite)));
        } catch (IOException gone) {
            // The next call tells that rank 0 has gone.
        }
    }

    private static String title(BufferUse use, boolean isWrite) {
        return "the program %s a buffer that a call in progress %s"
                .formatted(
                        isWrite ? "has written to" : "reads",
                        use.isWritten() ? "receives into" : "sends from");
    }
}
