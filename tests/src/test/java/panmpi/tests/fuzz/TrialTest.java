package panmpi.tests.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputFilter;
import java.time.Duration;
import mpi.object.ObjectCodec;
import mpi.object.Parts;
import org.junit.jupiter.api.Test;
import panmpi.tests.fuzz.Outcome.Kind;

/** Tests that each kind of misbehaviour of a codec is reported as that kind. */
final class TrialTest {
    private static final Input INPUT = new Input(new Parts(), 1, false);

    private final Trial trial = new Trial(Duration.ofMillis(500));

    private interface Decoding {
        void run() throws IOException;
    }

    /** A codec that decodes in one way, regardless of the input. */
    private record Fixed(Decoding decoding) implements ObjectCodec {
        @Override
        public String name() {
            return "fixed";
        }

        @Override
        public void encode(Object[] objects, Parts parts) {
            throw new UnsupportedOperationException("this codec decodes only");
        }

        @Override
        public void decode(Parts parts, Object[] objects) throws IOException {
            decoding.run();
        }

        @Override
        public ObjectCodec withFilter(ObjectInputFilter filter) {
            return this;
        }
    }

    @Test
    void objectsAndRefusalsAreRight() {
        assertEquals(Kind.DECODED, outcome(() -> {}).kind());
        assertEquals(Kind.REFUSED, outcome(TrialTest::refuse).kind());
    }

    @Test
    void otherThrowablesAreCrashes() {
        Decoding crash = () -> Integer.parseInt("x");
        assertEquals(Kind.CRASH, outcome(crash).kind());
        assertTrue(outcome(crash).what().contains("NumberFormatException"));
    }

    @Test
    void decodedDecoysAreUnfilteredUnlessTheMessageLostThem() {
        var codec = new Fixed(() -> {});
        var decoys = new Input(new Parts(), 1, true);
        assertEquals(Kind.UNFILTERED, trial.run(codec, decoys).kind());
        assertEquals(Kind.DECODED, trial.run(codec, decoys, (to, input) -> false).kind());
    }

    @Test
    void anExceptionThatCannotBePrintedIsACrash() {
        var broken =
                new IOException("damaged") {
                    private static final long serialVersionUID = 1;

                    @Override
                    public String getMessage() {
                        throw new ArrayIndexOutOfBoundsException("of the message");
                    }
                };
        Decoding refusal =
                () -> {
                    throw broken;
                };
        var outcome = outcome(refusal);
        assertEquals(Kind.CRASH, outcome.kind());
        assertTrue(outcome.what().contains("of the message"), outcome::what);
    }

    @Test
    void memoryIsACrashInAnyWrapping() {
        Decoding hungry =
                () -> {
                    throw new InvalidObjectException("large", new OutOfMemoryError());
                };
        assertEquals(Kind.CRASH, outcome(hungry).kind());
    }

    @Test
    void aHangIsToldWithItsStackAndTheNextInputRuns() {
        Decoding sleep =
                () -> {
                    try {
                        Thread.sleep(Duration.ofMinutes(1));
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                };
        var hang = outcome(sleep);
        assertEquals(Kind.HANG, hang.kind());
        assertTrue(hang.what().contains("sleep"), hang::what);
        assertEquals(Kind.REFUSED, outcome(TrialTest::refuse).kind());
    }

    @Test
    void aTouchedClassIsToldWhateverElseCame() {
        Decoding touch =
                () -> {
                    Trap.touched(TrialTest.class, "made");
                    refuse();
                };
        var touched = outcome(touch);
        assertEquals(Kind.UNFILTERED, touched.kind());
        assertTrue(touched.what().contains("TrialTest was made"), touched::what);
    }

    @Test
    void decoysThatAreDecodedAreUnfiltered() {
        var decoys = new Input(new Parts(), 1, true);
        assertEquals(Kind.UNFILTERED, trial.run(new Fixed(() -> {}), decoys).kind());
    }

    private Outcome outcome(Decoding decoding) {
        return trial.run(new Fixed(decoding), INPUT);
    }

    private static void refuse() throws IOException {
        throw new IOException("refused");
    }
}
