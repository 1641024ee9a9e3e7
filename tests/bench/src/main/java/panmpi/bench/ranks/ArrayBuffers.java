package panmpi.bench.ranks;

/**
 * The arrays that benchmarks send from and receive into. They are longer than any message: if a
 * call copied whole arrays, that would show in its time.
 */
record ArrayBuffers(byte[] sent, byte[] received, double[] numbers, double[] sums) {

    static ArrayBuffers of(int ranks) {
        int room = Benchmarks.LARGEST * Math.max(4, ranks);
        return new ArrayBuffers(
                new byte[room],
                new byte[room],
                new double[Benchmarks.LARGEST / Double.BYTES * Benchmarks.COLUMNS],
                new double[Benchmarks.LARGEST / Double.BYTES]);
    }
}
