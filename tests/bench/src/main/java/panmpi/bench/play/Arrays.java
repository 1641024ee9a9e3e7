package panmpi.bench.play;

/**
 * The arrays that games use. They are longer than any message: what a call costs follows the
 * message.
 */
record Arrays(byte[] sent, byte[] received, double[] numbers, double[] sums) {

    static Arrays of(int ranks) {
        int room = Games.LARGEST * Math.max(4, ranks);
        return new Arrays(
                new byte[room],
                new byte[room],
                new double[Games.LARGEST / Double.BYTES * Games.COLUMNS],
                new double[Games.LARGEST / Double.BYTES]);
    }
}
