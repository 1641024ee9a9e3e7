package mpi.internal.job;

import mpi.internal.system.HardExit;

/** Timer that ends this process if an abort has not ended it after five seconds. */
public final class HaltTimer extends Thread {

    private static final long PATIENCE_MILLIS = 5000;

    private final int code;

    public HaltTimer(int code) {
        super("panmpi-halt");
        this.code = code;
        setDaemon(true);
    }

    @Override
    public void run() {
        try {
            Thread.sleep(PATIENCE_MILLIS);
        } catch (InterruptedException early) {
            Thread.currentThread().interrupt();
        }
        HardExit.now(code);
    }
}
