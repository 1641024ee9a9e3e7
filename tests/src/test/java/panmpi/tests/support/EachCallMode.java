package panmpi.tests.support;

import org.junit.jupiter.api.Test;

/** Base of case classes whose collective calls are made in each of the three modes. */
public abstract class EachCallMode {
    /** Makes all calls of the class in one mode. */
    protected abstract void everything(CallMode way);

    @Test
    final void blocking() {
        everything(CallMode.BLOCKING);
    }

    @Test
    final void nonblocking() {
        everything(CallMode.NONBLOCKING);
    }

    @Test
    final void persistent() {
        everything(CallMode.PERSISTENT);
    }
}
