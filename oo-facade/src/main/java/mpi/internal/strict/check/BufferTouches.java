package mpi.internal.strict.check;

import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import mpi.internal.strict.access.WatchedMemory;

/**
 * Reports accesses of the program to buffers that MPI is using, such as a store into an array
 * between Irecv and Wait. Each pair of a program line and a call is reported once.
 */
final class BufferTouches implements WatchedUse.Listener {

    private final CheckContext context;
    private final Map<BufferUse, WatchedUse> open = new IdentityHashMap<>();
    private final Set<Told> told = ConcurrentHashMap.newKeySet();

    /** Pair of a program line and a call for which an access was reported. */
    private record Told(int site, boolean isWrite, String call) {}

    BufferTouches(CheckContext context) {
        this.context = context;
    }

    /** Starts to watch the buffers. */
    synchronized void open(List<BufferUse> uses) {
        if (WatchedMemory.areAccessesSeen()) {
            for (BufferUse use : uses) {
                WatchedUse area = new WatchedUse(use, this);
                open.put(use, area);
                WatchedMemory.open(area);
            }
        }
    }

    /** Stops watching the buffers. */
    synchronized void close(List<BufferUse> uses) {
        for (BufferUse use : uses) {
            WatchedUse area = open.remove(use);
            if (area != null) {
                WatchedMemory.close(area);
            }
        }
    }

    @Override
    public void touched(BufferUse use, long from, long to, boolean isWrite, int site) {
        use.setTold();
        if (!told.add(new Told(site, isWrite, use.by().where()))) {
            return;
        }
        ProgramAccess access = new ProgramAccess(site, "");
        try {
            context.tell(
                    isWrite ? MistakeKind.BUFFER_CHANGED : MistakeKind.BUFFER_READ,
                    title(use, isWrite),
                    List.of(use.by(), access),
                    List.of("is in progress", ProgramAccess.note(use.base(), from, to, isWrite)));
        } catch (IOException gone) {
            // The connection to the referee is lost. The next call of MPI reports this, since an
            // access to memory cannot throw the exception.
        }
    }

    private static String title(BufferUse use, boolean isWrite) {
        return "the program %s a buffer that a call in progress %s"
                .formatted(
                        isWrite ? "has written to" : "reads",
                        use.isWritten() ? "receives into" : "sends from");
    }
}
