import java.util.ArrayList;
import java.util.List;
import mpi.MPI;
import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;

/** Starts as many members in each JVM as its rank: the first JVM has none. */
class ManyAsp {
    public static void main(String[] args) throws Exception {
        ColGroupMaster master = new ColGroupMaster(args);
        if (MPI.Query_thread() < MPI.THREAD_MULTIPLE) {
            throw new IllegalStateException("no threads in this library");
        }
        List<Asp> members = new ArrayList<>();
        for (int i = 0; i < MPI.COMM_WORLD.Rank(); i++) {
            Asp member = new Asp(Integer.parseInt(args[0]));
            master.addMember("all", member);
            members.add(member);
        }
        int size = master.getNumberOfCpus();
        if (!members.isEmpty()) {
            ColGroup group = master.getGroup("all", size * (size - 1) / 2);
            for (Asp member : members) {
                member.setGroup(group);
                new Thread(member).start();
            }
        }
    }
}
