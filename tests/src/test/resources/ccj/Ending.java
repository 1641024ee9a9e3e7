import mpi.MPI;
import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;
import mpi.ccj.ColMember;

/** Has one member in each JVM; that of rank 1 ends in the way that the first argument names. */
class Ending extends ColMember {
    private final String how;
    private ColGroup group;

    Ending(String how) {
        this.how = how;
    }

    public static void main(String[] args) throws Exception {
        ColGroupMaster master = new ColGroupMaster(args);
        Ending member = new Ending(MPI.COMM_WORLD.Rank() == 1 ? args[0] : "done");
        master.addMember("all", member);
        member.group = master.getGroup("all", master.getNumberOfCpus());
        Thread thread = args[0].equals("virtual") ? Thread.ofVirtual().unstarted(member) : new Thread(member);
        thread.start();
        if (args[0].equals("close") || args[0].equals("virtual")) {
            master.close();
            System.out.println("closed: " + MPI.Finalized());
        }
        if (args[0].equals("close")) {
            System.exit(0);
        }
    }

    @Override
    public void run() {
        try {
            barrier(group);
            switch (how) {
                case "throw" -> throw new IllegalStateException("the member is ill");
                case "return" -> {
                    return;
                }
                case "exit" -> System.exit(0);
                case "unreceived" -> send_async(group, new byte[1 << 20], 0);
                case "late" -> Thread.sleep(1000);
                default -> {}
            }
            done();
        } catch (mpi.ccj.CCJException | InterruptedException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
