package panmpi.bench.apps;

/**
 * Sorts integers by the same algorithm as {@code quicksort.c}. The libraries of Java and C have
 * different sort functions, whose times could not be compared.
 */
final class Quicksort {
    private static final int FEW = 16;

    private Quicksort() {}

    static void sort(int[] keys, int first, int last) {
        int low = first;
        int high = last;
        while (high - low > FEW) {
            int middle = partition(keys, low, high);
            if (middle - low < high - middle) {
                sort(keys, low, middle);
                low = middle + 1;
            } else {
                sort(keys, middle + 1, high);
                high = middle;
            }
        }
        insert(keys, low, high);
    }

    /**
     * Moves keys that are at most the pivot before keys that are at least the pivot, and returns
     * the index of the last key of the first group. The pivot is the median of three keys.
     */
    private static int partition(int[] keys, int low, int high) {
        int pivot = median(keys[low], keys[low + (high - low) / 2], keys[high]);
        int i = low - 1;
        int j = high + 1;
        while (true) {
            int larger;
            do {
                larger = keys[++i];
            } while (larger < pivot);
            int smaller;
            do {
                smaller = keys[--j];
            } while (smaller > pivot);
            if (i >= j) {
                return j;
            }
            keys[i] = smaller;
            keys[j] = larger;
        }
    }

    private static int median(int a, int b, int c) {
        return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
    }

    /**
     * Sorts a few keys by insertion. The inner loop counts down to a bound and leaves by a break:
     * so the JIT compiler checks no index in it.
     */
    private static void insert(int[] keys, int low, int high) {
        for (int i = low + 1; i <= high; i++) {
            int key = keys[i];
            // --8<-- [start:insertion]
            int j = i - 1;
            for (; j >= low; j--) {
                int other = keys[j];
                if (other <= key) {
                    break;
                }
                keys[j + 1] = other;
            }
            keys[j + 1] = key;
            // --8<-- [end:insertion]
        }
    }
}
