package mpi.internal.strict.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import mpi.internal.strict.call.CallNote;
import org.junit.jupiter.api.Test;

/**
 * Tests the log from which strict checks report on earlier calls. It keeps the latest calls, and
 * calls whose request is open, in full, keeps older calls in brief, and forgets the oldest.
 */
final class CallLogTest {

    private static final int WHOLE = 1 << 14;
    private static final int BRIEF = 1 << 18;

    private final CallLog log = new CallLog();

    /** A call of the program, in full or in the brief form that the log keeps of older calls. */
    private static final class Call implements CallNote {

        private final Call brief;
        private final String text;
        private boolean isOpen;

        Call(String text, Call brief) {
            this.text = text;
            this.brief = brief;
        }

        @Override
        public String text() {
            return text;
        }

        @Override
        public String where() {
            return "Ring.java:12";
        }

        @Override
        public boolean isInProgress() {
            return false;
        }

        @Override
        public boolean isOpen() {
            return isOpen;
        }

        @Override
        public CallNote brief() {
            return brief;
        }
    }

    private static Call call() {
        return new Call("MPI_Isend(to 1, tag 7)", new Call("MPI_Isend", null));
    }

    private void addOthers(int count) {
        for (int i = 0; i < count; i++) {
            log.add(call());
        }
    }

    private Call addOpen() {
        Call open = call();
        open.isOpen = true;
        log.add(open);
        return open;
    }

    @Test
    void theLatestCallsAreKnownWhole() {
        Call first = call();
        assertEquals(0, log.add(first));
        addOthers(WHOLE - 1);
        assertSame(first, log.find(0));
    }

    @Test
    void anOlderCallKeepsItsFunctionAndLine() {
        Call first = call();
        log.add(first);
        addOthers(WHOLE);
        assertSame(first.brief(), log.find(0));
        addOthers(BRIEF - 1);
        assertSame(first.brief(), log.find(0));
    }

    @Test
    void aCallIsForgottenInTheEnd() {
        log.add(call());
        addOthers(WHOLE + BRIEF);
        assertEquals("call 0, whose line is no longer known", log.find(0).text());
        assertEquals("", log.find(0).where());
    }

    @Test
    void aCallWithAnOpenRequestStaysWhole() {
        Call first = addOpen();
        addOthers(WHOLE + BRIEF);
        assertSame(first, log.find(0));
    }

    @Test
    void aCallWhoseRequestIsCompleteIsForgottenWhenOthersAreOpen() {
        Call first = addOpen();
        addOthers(WHOLE + BRIEF);
        first.isOpen = false;
        for (int i = 0; i <= WHOLE; i++) {
            addOpen();
        }
        addOthers(WHOLE);
        assertEquals("call 0, whose line is no longer known", log.find(0).text());
    }

    @Test
    void aNoteThatIsKeptOutlastsCalls() {
        Call loop = call();
        long number = log.keep(loop);
        addOthers(WHOLE + BRIEF);
        assertSame(loop, log.find(number));
    }
}
