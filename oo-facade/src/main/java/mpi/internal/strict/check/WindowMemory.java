package mpi.internal.strict.check;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import mpi.internal.call.CallStack;
import mpi.internal.strict.access.Area;

/**
 * This rank's own memory in a window, as a watched area. It collects the bytes that each line of
 * the program touches; these are reported before the next MPI call.
 */
final class WindowMemory implements Area {

    private final long low;
    private final long high;
    private final Map<Line, ByteRanges> touched = new LinkedHashMap<>();
    private Line latest = new Line(-1, false);
    private ByteRanges ofLatest;

    /** Program line; {@code isWrite} is true if the line writes, false if it reads. */
    private record Line(int site, boolean isWrite) {}

    /** Receives the bytes that each line has touched. */
    interface Listener {
        /**
         * Receives the bytes that a line has touched, counted from the beginning of the window:
         * ranges in ascending order, as begins and ends alternately.
         */
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
            return; // a callback that MPI runs, such as a reduction
        }
        if (latest.site != site || latest.isWrite != isWrite) {
            latest = new Line(site, isWrite);
            ofLatest = touched.computeIfAbsent(latest, line -> new ByteRanges());
        }
        ofLatest.add(Math.max(from, low) - low, Math.min(to, high) - low);
    }

    /**
     * Passes to the listener, and then forgets, the bytes that were touched since the last call of
     * this method.
     */
    synchronized void take(Listener listener) throws IOException {
        for (Map.Entry<Line, ByteRanges> entry : touched.entrySet()) {
            Line line = entry.getKey();
            listener.touched(line.site, line.isWrite, entry.getValue().sorted());
        }
        forget();
    }

    synchronized void forget() {
        touched.clear();
        latest = new Line(-1, false);
    }
}
