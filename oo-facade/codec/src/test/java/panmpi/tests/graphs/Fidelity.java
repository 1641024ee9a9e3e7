package panmpi.tests.graphs;

/**
 * Degrees of equality between an original and its copy. Each codec must reach the degree that
 * {@link #of} returns.
 */
public enum Fidelity {
    /** The copy is the same to the last bit. */
    EXACT,
    /** As EXACT, but each NaN may become the canonical NaN, as in Java's own object streams. */
    ANY_NAN,
    /** As EXACT, and fields of superclasses that are not serializable are copied, too. */
    WHOLE;

    /**
     * Returns the fidelity that a codec must have.
     *
     * @param codec name of the codec.
     * @return {@link #EXACT}, unless the codec is known not to reach it.
     */
    public static Fidelity of(String codec) {
        return switch (codec) {
            case "jdk" -> ANY_NAN;
            case "fory" -> WHOLE;
            default -> EXACT;
        };
    }

    int bits(float real) {
        return this != ANY_NAN ? Float.floatToRawIntBits(real) : Float.floatToIntBits(real);
    }

    long bits(double real) {
        return this != ANY_NAN ? Double.doubleToRawLongBits(real) : Double.doubleToLongBits(real);
    }

    /** {@return a copy of the array, with canonical NaNs if the codec makes them canonical} */
    float[] seen(float[] reals) {
        float[] seen = reals.clone();
        for (int i = 0; this == ANY_NAN && i < seen.length; i++) {
            seen[i] = Float.isNaN(seen[i]) ? Float.NaN : seen[i];
        }
        return seen;
    }

    /** {@return a copy of the array, with canonical NaNs if the codec makes them canonical} */
    double[] seen(double[] reals) {
        double[] seen = reals.clone();
        for (int i = 0; this == ANY_NAN && i < seen.length; i++) {
            seen[i] = Double.isNaN(seen[i]) ? Double.NaN : seen[i];
        }
        return seen;
    }
}
