package panmpi.tests.graphs;

/** Degrees of likeness between an original and its copy by a codec. */
public enum Fidelity {
    /** To the last bit. */
    EXACT,
    /** Each NaN becomes the usual one: so Java's own streams write them, in arrays too. */
    ANY_NAN,
    /** To the last bit, and fields of superclasses that are not serializable travel, too. */
    WHOLE;

    /**
     * The fidelity that a codec must have.
     *
     * @param codec its name.
     * @return the exact one, but for those that are known not to reach it.
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

    /** {@return the array to compare in the place of one} */
    float[] seen(float[] reals) {
        float[] seen = reals.clone();
        for (int i = 0; this == ANY_NAN && i < seen.length; i++) {
            seen[i] = Float.isNaN(seen[i]) ? Float.NaN : seen[i];
        }
        return seen;
    }

    /** {@return the array to compare in the place of one} */
    double[] seen(double[] reals) {
        double[] seen = reals.clone();
        for (int i = 0; this == ANY_NAN && i < seen.length; i++) {
            seen[i] = Double.isNaN(seen[i]) ? Double.NaN : seen[i];
        }
        return seen;
    }
}
