import static mpi.MPI.slice;

import java.nio.*;
import java.util.Arrays;
import mpi.*;

/**
 * Uses a little of each: persistent and buffered messages, probes, keys, groups,
 * intercommunicators, datatypes.
 */
public class Habits {
    static int me, size, wrong;
    static Intracomm world;

    public static void main(String args[]) throws MPIException {
        int provided = MPI.InitThread(args, MPI.THREAD_SERIALIZED);
        world = MPI.COMM_WORLD;
        me = world.getRank();
        size = world.getSize();
        check(MPI.queryThread() == provided && MPI.isThreadMain());
        check((Integer) world.getAttr(MPI.TAG_UB) > 1000);
        IntBuffer out = MPI.newIntBuffer(size), in = MPI.newIntBuffer(size);
        persistent(out, in);
        several(out, in);
        buffered(in);
        probed();
        packed();
        keys();
        groups();
        types();
        hints();
        System.out.println("process " + me + ": " + wrong + " wrong");
        MPI.Finalize();
    }

    static void check(boolean isRight) {
        wrong += isRight ? 0 : 1;
    }

    static void persistent(IntBuffer out, IntBuffer in) throws MPIException {
        Prequest[] requests = new Prequest[2 * size];
        for (int i = 0; i < size; i++) {
            requests[2 * i] = world.sendInit(slice(out, i), 1, MPI.INT, i, 3);
            requests[2 * i + 1] = world.recvInit(slice(in, i), 1, MPI.INT, i, 3);
        }
        for (int round = 0; round < 3; round++) {
            for (int i = 0; i < size; i++) {
                out.put(i, round + me);
                in.put(i, -1);
            }
            Prequest.startAll(requests);
            check(Request.waitAllStatus(requests).length == 2 * size);
            for (int i = 0; i < size; i++) {
                check(in.get(i) == round + i);
            }
        }
        for (Prequest request : requests) {
            request.free();
            check(request.isNull());
        }
    }

    static void several(IntBuffer out, IntBuffer in) throws MPIException {
        Request[] requests = new Request[2 * size];
        for (int i = 0; i < size; i++) {
            requests[2 * i] = world.iSend(slice(out, i), 1, MPI.INT, i, 4);
            requests[2 * i + 1] = world.iRecv(slice(in, i), 1, MPI.INT, i, 4);
        }
        for (int done = 0; done < requests.length; ) {
            done += Request.waitSome(requests).length;
        }
        check(Request.testAll(requests));
        Request barrier = world.iBarrier();
        while (!barrier.test()) {}
        Request never = world.iRecv(in, 1, MPI.INT, me, 99);
        never.cancel();
        check(never.waitStatus().isCancelled());
    }

    static void buffered(IntBuffer in) throws MPIException {
        Request[] requests = new Request[size];
        for (int i = 0; i < size; i++) {
            requests[i] = world.iRecv(slice(in, i), 1, MPI.INT, i, 5);
        }
        byte[] attached = new byte[size * (MPI.BSEND_OVERHEAD + 100)];
        MPI.attachBuffer(attached);
        for (int i = 0; i < size; i++) {
            world.bSend(new int[] {10 * me}, 1, MPI.INT, i, 5);
        }
        for (int i = 0; i < size; i++) {
            Status status = Request.waitAnyStatus(requests);
            check(in.get(status.getIndex()) == 10 * status.getSource());
        }
        check(MPI.detachBuffer() == attached);
    }

    static void probed() throws MPIException {
        Request request = world.iSend(MPI.newDoubleBuffer(3).put(2, me), 3, MPI.DOUBLE, (me + 1) % size, 6);
        Status status;
        while ((status = world.iProbe(MPI.ANY_SOURCE, 6)) == null) {}
        double[] values = new double[status.getCount(MPI.DOUBLE)];
        Message message = new Message();
        Status matched = message.mProbe(status.getSource(), 6, world);
        message.mRecv(values, values.length, MPI.DOUBLE);
        check(values[2] == matched.getSource() && message.isNull());
        request.waitFor();
    }

    static void packed() throws MPIException {
        byte[] bytes = new byte[world.packSize(3, MPI.INT) + 8];
        int end = world.pack(new int[] {1, 2, 3}, 3, MPI.INT, bytes, 0);
        int[] values = new int[3];
        check(world.unpack(bytes, 0, values, 3, MPI.INT) == end && values[2] == 3);
    }

    static void keys() throws MPIException {
        int key = Comm.createKeyval();
        world.setAttr(key, "text");
        Intracomm copy = world.dup();
        check("text".equals(copy.getAttr(key)) && Comm.compare(copy, world) == MPI.CONGRUENT);
        world.deleteAttr(key);
        check(world.getAttr(key) == null);
        Intracomm later = copy.iDup();
        later.getRequest().waitFor();
        later.barrier();
        later.free();
        copy.free();
        Comm.freeKeyval(key);
    }

    static void groups() throws MPIException {
        Group all = world.getGroup();
        Group even = all.rangeIncl(new int[][] {{0, size - 1, 2}});
        check(Group.translateRanks(even, new int[] {1}, all)[0] == 2);
        Intracomm some = world.create(even);
        check(some.isNull() == (me % 2 == 1));
        Intracomm half = world.split(me % 2, me);
        Intercomm between = world.createIntercomm(half, 0, 1 - me % 2, 7);
        int[] mine = {me}, theirs = new int[1];
        between.sendRecv(mine, 1, MPI.INT, between.getRank(), 1, theirs, 1, MPI.INT, between.getRank(), 1);
        check(theirs[0] == (me ^ 1) && between.getRemoteSize() == size / 2);
        Intracomm merged = between.merge(me % 2 == 1);
        check(merged.getRank() == me / 2 + (me % 2 == 1 ? size / 2 : 0));
        merged.free();
        between.free();
        half.free();
        even.free();
    }

    static void types() throws MPIException {
        Datatype struct = Datatype.createStruct(new int[] {1, 1}, new int[] {0, 8}, new Datatype[] {MPI.INT, MPI.DOUBLE});
        struct.commit();
        struct.setName("mine");
        ByteBuffer sent = MPI.newByteBuffer(16).putInt(0, 5).putDouble(8, 6.5), received = MPI.newByteBuffer(16);
        world.sendRecv(sent, 1, struct, me, 8, received, 1, struct, me, 8);
        check(received.getInt(0) == 5 && received.getDouble(8) == 6.5 && struct.getName().equals("mine"));
        Datatype every = Datatype.createHVector(2, 1, 8, MPI.INT);
        every.commit();
        check(every.getSize() == 2 && every.getExtent() == 3 && every.getLb() == 0);
        every.free();
        struct.free();
        check(every.isNull());
    }

    static void hints() throws MPIException {
        Info info = new Info();
        info.set("a", "b");
        Info copy = info.clone();
        check(copy.get("a").equals("b") && copy.size() == 1 && copy.getKey(0).equals("a"));
        copy.delete("a");
        check(copy.get("a") == null && Arrays.asList("b").contains(info.get("a")));
        check(MPI.getVersion().getVersion() >= 3 && MPI.getLibVersion().length() > 0 && MPI.wtime() >= 0);
        info.free();
        copy.free();
    }
}
