import java.util.*;
import mpi.*;

/** Hands out work to any process that asks; exceptions are swallowed, as they often were. */
public class Farm {
    static final int WORK = 1, RESULT = 2, STOP = 3, TASKS = 20;

    public static void main(String[] args) {
        try {
            MPI.Init(args);
            if (MPI.COMM_WORLD.Rank() == 0) master(MPI.COMM_WORLD.Size() - 1);
            else worker();
            MPI.Finalize();
        } catch (MPIException e) {
        } catch (Exception e) {
        }
    }

    static void master(int workers) throws MPIException {
        long[] result = new long[2];
        int[] task = new int[1];
        int sent = 0, stopped = 0;
        Map results = new TreeMap();
        for (int w = 1; w <= workers; w++) {
            task[0] = sent++;
            MPI.COMM_WORLD.Send(task, 0, 1, MPI.INT, w, WORK);
        }
        while (stopped < workers) {
            Status s = MPI.COMM_WORLD.Recv(result, 0, 2, MPI.LONG, MPI.ANY_SOURCE, RESULT);
            results.put(new Integer((int) result[0]), new Long(result[1]));
            task[0] = sent;
            boolean more = sent++ < TASKS;
            if (!more) stopped++;
            MPI.COMM_WORLD.Send(task, 0, more ? 1 : 0, MPI.INT, s.source, more ? WORK : STOP);
        }
        long sum = 0;
        for (Iterator i = results.values().iterator(); i.hasNext(); )
            sum += ((Long) i.next()).longValue();
        System.out.println(results.size() + " results, sum " + sum);
    }

    static void worker() throws MPIException {
        int[] task = new int[1];
        for (;;) {
            Status status = null;
            while (status == null) status = MPI.COMM_WORLD.Iprobe(0, MPI.ANY_TAG);
            MPI.COMM_WORLD.Recv(task, 0, status.Get_count(MPI.INT), MPI.INT, 0, status.tag);
            if (status.tag == STOP) return;
            long[] answer = {task[0], (long) task[0] * task[0]};
            MPI.COMM_WORLD.Ssend(answer, 0, 2, MPI.LONG, 0, RESULT);
        }
    }
}
