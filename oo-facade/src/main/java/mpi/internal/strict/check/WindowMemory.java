package mpi.internal.strict.check;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import mpi.internal.call.CallStack;
import mpi.internal.strict.access.Area;

/** This rank's memory in a window, and what lines of the program have touched of it. */
final class WindowMemory implements Area {

    private final long low;
    private final long high;
    private final Map<Line, ByteRanges> touched = new LinkedHashMap<>();
    private Line latest = new Line(-1, false);
    private ByteRanges ofLatest;

    /** A line that reads or writes. */
    private record Line(int site, boolean isWrite) {}

    /** Takes what a line has touched. */
    interface Listener {
        /** Takes bytes from the window's first on, begin and end in pairs, lowest first. */
        void touched(int site, boolean isWrite, long[] ranges) throws IOException;
    }

    WindowMemory(long address, long size) {
        low = address;
        high = address + size;
    }

    @Override
    public Object base() {
        return null;
    }

    @Override
    public long low() {
        return low;
    }

    @Override
    public long high() {
        return high;
    }

    @Override
    public synchronized void touched(long from, long to, boolean isWrite, int site) {
        if (CallStack.ofThread().depth() > 0) {
            return; // MPI has called the program
        }
        if (latest.site != site || latest.isWrite != isWrite) {
            latest = new Line(site, isWrite);
            ofLatest = touched.computeIfAbsent(latest, line -> new ByteRanges());
        }
        ofLatest.add(Math.max(from, low) - low, Math.min(to, high) - low);
    }

    /** Passes on what was touched since the last time. */
    synchronized void take(Listener listener) throws IOException {
        for (Map.Entry<Line, ByteRanges> entry : touched.entrySet()) {
            Line line = entry.getKey();
            listener.touched(line.site, line.isWrite, entry.getValue().sorted());
        }
        forget();
    }

    /** Forgets what was touched. */
    synchronized void forget() {
        touched.clear();
        latest = new Line(-1, false);
    }
}
