package panmpi.tests.support;

import org.junit.jupiter.api.Test;

/** A case class whose collective calls are made in each of the three ways. */
public abstract class EachCallMode {
    /** Makes all calls of the class in one way. */
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
