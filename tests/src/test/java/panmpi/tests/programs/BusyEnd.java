package panmpi.tests.programs;

import mpi.MPI;

/** Program of {@code AfterFinalizeTest}: finalizes MPI while a thread waits for a message. */
public final class BusyEnd {

    private BusyEnd() {}

    /**
     * Runs on two ranks.
     *
     * @param args none.
     */
    public static void main(String[] args) throws InterruptedException {
        MPI.Init(args);
        Thread receiver =
                new Thread(
                        () -> MPI.COMM_WORLD.Recv(new int[1], 0, 1, MPI.INT, MPI.ANY_SOURCE, 97),
                        "receiver");
        receiver.setDaemon(true);
        receiver.start();
        while (receiver.isAlive() && !isInMpi(receiver)) {
            Thread.sleep(1);
        }
        MPI.Finalize();
    }

    private static boolean isInMpi(Thread thread) {
        for (StackTraceElement frame : thread.getStackTrace()) {
            if (frame.getMethodName().equals("MPI_Recv")) {
                return true;
            }
        }
        return false;
    }
}
