package panmpi.tests.programs.deaths;

import java.lang.foreign.Arena;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Lists deaths for lack of memory: heap, metaspace, stack or native memory. */
final class Shortages {
    static final Map<String, Death> ALL =
            Map.ofEntries(
                    Map.entry("huge-array", Death.ofLast(Shortages::hugeArray)),
                    Map.entry("full-heap", Death.ofLast(Shortages::fillHeap)),
                    Map.entry("full-heap-in-thread", Death.ofLast(Shortages::fillHeapInThread)),
                    Map.entry("full-metaspace", Shortages::fillMetaspace),
                    Map.entry("huge-segment", Death.ofLast(Shortages::hugeSegment)),
                    Map.entry("overflow", Death.ofLast(Shortages::overflow)),
                    Map.entry("overflow-in-thread", Death.ofLast(Shortages::overflowInThread)),
                    Map.entry("overflow-in-virtual", Death.ofLast(Shortages::overflowInVirtual)));

    private static final List<Object> KEPT = new ArrayList<>();

    private Shortages() {}

    private static void hugeArray() {
        System.out.println(new long[Integer.MAX_VALUE][1 << 20].length);
    }

    /**
     * Fills the heap, and keeps all objects reachable, so that no memory is left for the report
     * either.
     */
    private static void fillHeap() {
        Death.sleep(1500);
        for (int size = 1 << 20; ; size = Math.max(16, size / 2)) {
            fillBy(size, size > 16);
        }
    }

    private static void fillBy(int size, boolean mayGoOn) {
        try {
            while (true) {
                KEPT.add(new byte[size]);
            }
        } catch (OutOfMemoryError full) {
            if (!mayGoOn) {
                throw full;
            }
        }
    }

    private static void fillHeapInThread() {
        Thread.ofPlatform().start(Shortages::fillHeap);
        Death.waitForEver();
    }

    /**
     * Fills the metaspace. The time is measured from the error on, since the JVM collects garbage
     * again and again before it throws the error.
     */
    private static void fillMetaspace() {
        System.out.println();
        Death.sleep(1500);
        try {
            while (Death.isLast()) {
                KEPT.add(oneMoreClass());
            }
        } catch (OutOfMemoryError full) {
            Death.mark();
            throw full;
        }
    }

    /** Makes one more class, a proxy in a class loader of its own. */
    private static Object oneMoreClass() {
        var loader = new ClassLoader(Runnable.class.getClassLoader()) {};
        return Proxy.newProxyInstance(loader, new Class<?>[] {Runnable.class}, (_, _, _) -> null);
    }

    private static void hugeSegment() {
        System.out.println(Arena.global().allocate(1L << 50).byteSize());
    }

    private static void overflow() {
        overflow();
    }

    private static void overflowInThread() {
        Thread.ofPlatform().start(Shortages::overflow);
        Death.waitForEver();
    }

    private static void overflowInVirtual() {
        Thread.ofVirtual().start(Shortages::overflow);
        Death.waitForEver();
    }
}
