package panmpi.tests.support;

import org.junit.jupiter.api.Test;

/** A case class whose collective calls are made in each of the three ways. */
public abstract class EachWay {
    /** Makes all calls of the class in one way. */
    protected abstract void everything(Way way);

    @Test
    final void blocking() {
        everything(Way.BLOCKING);
    }

    @Test
    final void nonblocking() {
        everything(Way.NONBLOCKING);
    }

    @Test
    final void persistent() {
        everything(Way.PERSISTENT);
    }
}
