import mpi.*;

public class Rows {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int me = MPI.COMM_WORLD.Rank();
        Intracomm row = MPI.COMM_WORLD.Split(me / 2, -me); // backwards
        int[] mine = {me}, all = {-1, -1};
        row.Allgather(mine, 0, 1, MPI.INT, all, 0, 1, MPI.INT);
        System.out.println("row " + me / 2 + " rank " + row.Rank() + ": " + all[0] + " " + all[1]);

        Group world = MPI.COMM_WORLD.Group();
        Group ends = world.Incl(new int[] {3, 0});
        Group middle = world.Excl(new int[] {3, 0});
        Group even = world.Range_incl(new int[][] {{0, 3, 2}});
        int[] theirs = Group.Translate_ranks(ends, new int[] {0, 1}, world);
        Intracomm outer = MPI.COMM_WORLD.Create(ends);
        if (ends.Rank() != MPI.UNDEFINED) {
            boolean[] yes = {me == 0}, any = new boolean[1];
            outer.Allreduce(yes, 0, any, 0, 1, MPI.BOOLEAN, MPI.LOR);
            System.out.println("end " + outer.Rank() + " of " + outer.Size() + " " + any[0]);
        } else {
            System.out.println("none for " + me + ": " + (outer == null));
        }
        if (me == 0) {
            System.out.println("groups " + theirs[0] + theirs[1] + " "
                + Group.Union(ends, even).Size() + Group.Intersection(ends, even).Size()
                + Group.Difference(world, even).Size() + " "
                + (Group.Compare(Group.Union(ends, middle), world) == MPI.SIMILAR) + " "
                + (Group.Compare(world.Range_excl(new int[][] {{0, 3, 1}}), MPI.GROUP_EMPTY)
                    == MPI.IDENT));
        }
        Intracomm twin = (Intracomm) row.clone();
        boolean congruent = Comm.Compare(twin, row) == MPI.CONGRUENT;
        twin.Free();
        row.Free();
        if (me == 0) System.out.println("the clone is congruent: " + congruent);
        MPI.Finalize();
    }
}
