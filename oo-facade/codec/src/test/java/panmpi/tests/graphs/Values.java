package panmpi.tests.graphs;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.UUID;

/** Makes random immutable objects, such as strings and boxed numbers, for random graphs. */
final class Values {
    private static final Class<?>[] CLASSES = {String.class, int.class, int[][].class, Node.class};
    private static final int KINDS = 23;

    private final SplittableRandom random;

    Values(SplittableRandom random) {
        this.random = random;
    }

    /** {@return a random immutable object, or null} */
    Object any() {
        int kind = random.nextInt(KINDS);
        return kind < 8 ? boxed(kind) : kind < 15 ? key() : other(kind);
    }

    /**
     * {@return a value that equals its copy and sorts as its copy does, so that it can be a key}
     */
    Object key() {
        return switch (random.nextInt(6)) {
            case 0 -> random.nextInt(-9, 300);
            case 1 -> random.nextLong();
            case 2 -> new UUID(random.nextLong(), random.nextLong());
            case 3 -> colour();
            case 4 -> (char) random.nextInt(0x10000);
            default -> text();
        };
    }

    Plain colour() {
        return Plain.values()[random.nextInt(3)];
    }

    private Object boxed(int kind) {
        return switch (kind) {
            case 0 -> random.nextBoolean();
            case 1 -> (byte) random.nextInt();
            case 2 -> (char) random.nextInt();
            case 3 -> (short) random.nextInt();
            case 4 -> random.nextInt() >> random.nextInt(32);
            case 5 -> random.nextLong() >> random.nextInt(64);
            case 6 -> real32();
            default -> real64();
        };
    }

    private Object other(int kind) {
        return switch (kind) {
            case 15 ->
                    new BigInteger(random.nextInt(1, 200), new java.util.Random(random.nextInt()));
            case 16 ->
                    new BigDecimal(BigInteger.valueOf(random.nextLong()), random.nextInt(-9, 99));
            case 17 -> LocalDate.ofEpochDay(random.nextInt());
            case 18 -> Instant.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000));
            case 19 -> Duration.ofSeconds(random.nextInt(), random.nextInt(1_000_000_000));
            case 20 ->
                    LocalDateTime.ofEpochSecond(random.nextInt(), 7, ZoneOffset.UTC)
                            .atZone(ZoneId.of("Europe/Berlin"));
            case 21 -> CLASSES[random.nextInt(CLASSES.length)];
            default ->
                    switch (random.nextInt(4)) {
                        case 0 -> Locale.GERMANY;
                        case 1 -> URI.create("mpi://rank/" + random.nextInt(99));
                        case 2 -> Thread.State.values()[random.nextInt(3)];
                        default -> null;
                    };
        };
    }

    /** {@return a number with random bits, which may be any NaN} */
    float real32() {
        return random.nextInt(4) == 0
                ? Float.intBitsToFloat(0x7f80_0000 | random.nextInt())
                : Float.intBitsToFloat(random.nextInt());
    }

    /** {@return a number with random bits, which may be any NaN} */
    double real64() {
        return random.nextInt(4) == 0
                ? Double.longBitsToDouble(0x7ff0_0000_0000_0000L | random.nextLong())
                : Double.longBitsToDouble(random.nextLong());
    }

    /**
     * {@return a random string of ASCII, Latin-1, any plane, surrogates or a mixture; rarely long}
     */
    String text() {
        int length = random.nextInt(64) == 0 ? random.nextInt(70_000) : random.nextInt(12);
        int kind = random.nextInt(5);
        var text = new StringBuilder();
        while (text.length() < length) {
            switch (kind) {
                case 0 -> text.append((char) random.nextInt(' ', 0x7f));
                case 1 -> text.append((char) random.nextInt(0x100));
                case 2 -> text.appendCodePoint(random.nextInt(Character.MAX_CODE_POINT + 1));
                case 3 -> text.append((char) random.nextInt(0xd7f0, 0xe010));
                default -> text.append((char) (random.nextInt(6) == 0 ? random.nextInt() : 'a'));
            }
        }
        return text.toString();
    }
}
