package panmpi.tests.programs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/**
 * Program of {@code VirtualThreadsTest} that lets virtual threads of rank 0 wait for rank 1, which
 * waits for the last of these threads: the program ends only if each waiting thread lets the other
 * threads run.
 */
public final class VirtualThreads {
    private static final int GO = 1_000_000;
    private static final int LONG = 100_000;

    private VirtualThreads() {}

    /**
     * Runs on two ranks.
     *
     * @param args {@code messages}, {@code objects}, {@code requests}, {@code probes}, {@code
     *     collectives} or {@code interrupts}; how many threads there are.
     */
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        if (MPI.Init_thread(args, MPI.THREAD_MULTIPLE) < MPI.THREAD_MULTIPLE) {
            System.out.println("MULTIPLE is not granted");
            MPI.Finalize();
            return;
        }
        int threads = Integer.parseInt(args[1]);
        switch (args[0]) {
            case "messages" -> answer(threads, VirtualThreads::receive);
            case "objects" -> answer(threads, VirtualThreads::receiveObject);
            case "requests" -> answer(threads, VirtualThreads::completeRequests);
            case "probes" -> answer(threads, VirtualThreads::probe);
            case "interrupts" -> answer(threads, VirtualThreads::receiveInterrupted);
            default -> meet(threads);
        }
        MPI.COMM_WORLD.Barrier();
        System.out.println("rank " + MPI.COMM_WORLD.Rank() + " is through");
        MPI.Finalize();
    }

    /**
     * Receives the message of a tag. For tag -1 it receives nothing, and returns null if the
     * messages must be sent as objects.
     */
    private interface Wait {
        int[] from(int tag);
    }

    private static void answer(int threads, Wait wait)
            throws InterruptedException, ExecutionException {
        if (MPI.COMM_WORLD.Rank() == 1) {
            MPI.COMM_WORLD.Recv(new int[1], 0, 1, MPI.INT, 0, GO);
            for (int i = threads - 1; i >= 0; i--) {
                int[] message = message(i);
                if (wait.from(-1) == null) {
                    MPI.COMM_WORLD.send(message, 0, i);
                } else {
                    MPI.COMM_WORLD.Send(message, 0, message.length, MPI.INT, 0, i);
                }
            }
            return;
        }
        List<Callable<Boolean>> work = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            int tag = i;
            work.add(() -> Arrays.equals(message(tag), wait.from(tag)));
        }
        work.add(VirtualThreads::go);
        run(work);
    }

    private static boolean go() {
        MPI.COMM_WORLD.Send(new int[1], 0, 1, MPI.INT, 1, GO);
        return true;
    }

    private static void run(List<Callable<Boolean>> work)
            throws InterruptedException, ExecutionException {
        int right = 0;
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Boolean>> results = new ArrayList<>();
            work.forEach(each -> results.add(executor.submit(each)));
            for (Future<Boolean> result : results) {
                right += result.get() ? 1 : 0;
            }
        }
        System.out.println(right + " of " + work.size() + " right");
    }

    /**
     * Returns a message. Each tenth message is long: its array is pinned, and the send waits for
     * the receiver.
     */
    private static int[] message(int tag) {
        int[] message = new int[tag % 10 == 0 && tag < 1000 ? LONG : 1 + tag % 3];
        Arrays.setAll(message, i -> tag + i);
        return message;
    }

    private static int[] receive(int tag) {
        int[] message = new int[tag < 0 ? 0 : message(tag).length];
        if (tag >= 0) {
            MPI.COMM_WORLD.Recv(message, 0, message.length, MPI.INT, 1, tag);
        }
        return message;
    }

    private static int[] receiveObject(int tag) {
        if (tag < 0) {
            return null;
        }
        return tag % 2 == 0
                ? MPI.COMM_WORLD.<int[]>irecv(1, tag).get()
                : MPI.COMM_WORLD.<int[]>recv(1, tag);
    }

    private static int[] completeRequests(int tag) {
        int[] message = new int[tag < 0 ? 0 : message(tag).length];
        if (tag >= 0) {
            Request request = MPI.COMM_WORLD.Irecv(message, 0, message.length, MPI.INT, 1, tag);
            switch (tag % 4) {
                case 0 -> request.Wait();
                case 1 -> Request.Waitall(new Request[] {request});
                case 2 -> Request.Waitany(new Request[] {request});
                default -> Request.Waitsome(new Request[] {request});
            }
        }
        return message;
    }

    private static int[] probe(int tag) {
        int[] message = new int[tag < 0 ? 0 : message(tag).length];
        if (tag >= 0 && tag % 2 == 0) {
            MPI.COMM_WORLD.Probe(1, tag);
            return receive(tag);
        }
        if (tag >= 0) {
            MPI.COMM_WORLD.Mprobe(1, tag).message().Mrecv(message, 0, message.length, MPI.INT);
        }
        return message;
    }

    /**
     * Receives with a pending interrupt, which ends no call of MPI and is still pending after it.
     */
    private static int[] receiveInterrupted(int tag) {
        if (tag >= 0) {
            Thread.currentThread().interrupt();
        }
        int[] message = receive(tag);
        return tag < 0 || Thread.interrupted() ? message : null;
    }

    /**
     * Makes collective calls in many threads, each on its own communicator. The two ranks start
     * their threads in opposite orders, so that a thread waits for one that starts late.
     */
    private static void meet(int threads) throws InterruptedException, ExecutionException {
        List<Callable<Boolean>> work = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Intracomm comm = MPI.COMM_WORLD.Dup();
            work.add(() -> isSum(comm));
        }
        run(MPI.COMM_WORLD.Rank() == 0 ? work : work.reversed());
    }

    private static boolean isSum(Intracomm comm) {
        int[] sum = new int[1];
        comm.Barrier();
        comm.Allreduce(new int[] {1 + comm.Rank()}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        int[] back = new int[1];
        int other = 1 - comm.Rank();
        comm.Sendrecv(sum, 0, 1, MPI.INT, other, 0, back, 0, 1, MPI.INT, other, 0);
        return sum[0] == 3 && back[0] == 3;
    }
}
