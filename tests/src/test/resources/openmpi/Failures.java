import java.nio.ByteBuffer;
import mpi.*;

/** Makes mistakes and catches the errors, with their classes. */
class Failures {
    static int me;

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        me = MPI.COMM_WORLD.getRank();
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        int[] buffer = new int[2];
        try {
            MPI.COMM_WORLD.send(buffer, 2, MPI.INT, 99, 1);
        } catch (MPIException e) {
            say("rank", e.getErrorClass() == MPI.ERR_RANK && e.getErrorCode() != MPI.SUCCESS && e.getMessage() != null);
        }
        try {
            MPI.COMM_WORLD.send(buffer, -1, MPI.INT, 0, 1);
        } catch (MPIException e) {
            say("count", e.getErrorClass() == MPI.ERR_COUNT);
        }
        try {
            MPI.COMM_WORLD.bcast(buffer, 3, MPI.INT, 0);
        } catch (MPIException e) {
            say("short array", e.getErrorClass() == MPI.ERR_BUFFER);
        }
        try {
            MPI.COMM_WORLD.iRecv(MPI.newIntBuffer(2).asReadOnlyBuffer(), 2, MPI.INT, me, 1);
        } catch (MPIException e) {
            say("read-only", e.getMessage().contains("read-only"));
        }
        try {
            MPI.COMM_WORLD.iRecv(ByteBuffer.allocateDirect(8).asIntBuffer(), 2, MPI.INT, me, 1);
        } catch (MPIException e) {
            say("byte order", e.getMessage().contains("BIG_ENDIAN"));
        }
        try {
            Intracomm none = MPI.COMM_WORLD.split(me == 0 ? 0 : MPI.UNDEFINED, me);
            if (!none.isNull()) {
                say("split", none.getSize() == 1);
                none.free();
            } else {
                none.getSize();
            }
        } catch (MPIException e) {
            say("null communicator", e.getErrorClass() == MPI.ERR_COMM);
        }
        Info info = new Info();
        info.set("key", "value");
        say("info", "value".equals(info.get("key")) && info.get("none") == null && info.size() == 1);
        info.free();
        MPI.Finalize();
    }

    static void say(String what, boolean isRight) {
        System.out.println("process " + me + ": " + what + " " + isRight);
    }
}
