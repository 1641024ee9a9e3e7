import java.nio.*;
import mpi.*;

/**
 * Writes a file through views that each show a process its own blocks, then reads the whole file
 * through one view that all processes have.
 */
class Views {
    static final int BLOCKS = 3, LENGTH = 4;

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int me = MPI.COMM_WORLD.getRank(), size = MPI.COMM_WORLD.getSize();
        String name = args[0];
        File file = new File(MPI.COMM_WORLD, name, MPI.MODE_CREATE | MPI.MODE_RDWR | MPI.MODE_DELETE_ON_CLOSE);
        file.setSize(0);
        Datatype type = Datatype.createVector(BLOCKS, LENGTH, LENGTH * size, MPI.INT);
        type.commit();
        file.setView(me * LENGTH * 4L, MPI.INT, type, "native");
        FileView view = file.getView();

        int[] mine = new int[BLOCKS * LENGTH];
        for (int i = 0; i < mine.length; i++) {
            mine[i] = 100 * me + i;
        }
        Status status = file.writeAll(mine, mine.length, MPI.INT);
        file.sync();
        MPI.COMM_WORLD.barrier();
        int[] again = new int[mine.length];
        file.seek(0, MPI.SEEK_SET);
        file.readAll(again, again.length, MPI.INT);
        IntBuffer part = MPI.newIntBuffer(LENGTH);
        Request request = file.iReadAt(LENGTH, part, LENGTH, MPI.INT);
        request.waitFor();
        boolean isSame = java.util.Arrays.equals(mine, again);

        file.setView(0, MPI.INT, MPI.INT, "native", MPI.INFO_NULL);
        int[] whole = new int[size * mine.length];
        file.readAtAll(0, whole, whole.length, MPI.INT);
        boolean isWoven = whole[LENGTH * (size - 1)] == 100 * (size - 1) && whole[LENGTH * size] == LENGTH;
        System.out.println("process " + me + ": wrote " + status.getCount(MPI.INT) + ", " + isSame + isWoven
                + ", part " + part.get(0) + ", size " + file.getSize() + ", view " + view.getDisp()
                + " " + view.getDataRep() + ", mode " + ((file.getAMode() & MPI.MODE_RDWR) != 0)
                + ", at " + file.getByteOffset(3) + ", position " + file.getPosition());
        file.close();
        type.free();
        java.io.File left = new java.io.File(name);
        MPI.COMM_WORLD.barrier();
        if (left.exists()) {
            File.delete(name);
        }
        MPI.Finalize();
    }
}
