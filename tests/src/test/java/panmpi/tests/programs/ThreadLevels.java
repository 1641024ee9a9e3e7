package panmpi.tests.programs;

import mpi.MPI;
import mpi.MPIException;

/**
 * Program of {@code BeginningAndEndTest}: initializes MPI for threads; prints the level asked for,
 * the level got, and the main thread.
 */
public final class ThreadLevels {
    private ThreadLevels() {}

    /**
     * Runs on one rank or several.
     *
     * @param args name of the level to ask for.
     */
    public static void main(String[] args) throws InterruptedException {
        int provided = MPI.InitThread(args, level(args[0]));
        System.out.println("provided " + (provided == MPI.Query_thread()));
        System.out.println("at least " + (provided >= level(args[0])));
        System.out.println("main " + MPI.Is_thread_main());
        if (provided == MPI.THREAD_MULTIPLE) {
            var other = new Thread(() -> System.out.println("other " + MPI.Is_thread_main()));
            other.start();
            other.join();
            Thread.startVirtualThread(() -> System.out.println("virtual " + MPI.Is_thread_main()))
                    .join();
        }
        try {
            MPI.Init_thread(args, MPI.THREAD_SINGLE);
        } catch (MPIException e) {
            System.out.println("again " + e.getMessage());
        }
        MPI.Finalize();
        System.out.println("finalized " + MPI.Finalized());
    }

    private static int level(String name) {
        return switch (name) {
            case "single" -> MPI.THREAD_SINGLE;
            case "funneled" -> MPI.THREAD_FUNNELED;
            case "serialized" -> MPI.THREAD_SERIALIZED;
            case "multiple" -> MPI.THREAD_MULTIPLE;
            default -> throw new IllegalArgumentException(name);
        };
    }
}
