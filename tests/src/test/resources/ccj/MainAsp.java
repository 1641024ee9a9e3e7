import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;

/** Starts one member in each JVM: the listing of CCJ's paper, figure 2, with its gaps filled. */
class MainAsp {
int N;
void start(String args[]) {
    ColGroup group = null;
    int numberOfCpus;
    Asp myMember;
    try {
        ColGroupMaster
            groupMaster = new ColGroupMaster(args);
        numberOfCpus = groupMaster.getNumberOfCpus();
        // get number of rows N from command line
        N = Integer.parseInt(args[0]);
        myMember = new Asp(N);
        groupMaster.addMember("myGroup", myMember);
        group = groupMaster.getGroup("myGroup",
                                    numberOfCpus);

        myMember.setGroup(group);
        (new Thread(myMember)).start();
    } catch (Exception e) {
        // Handle exception... Quit.
        throw new IllegalStateException(e);
    }
}
public static void main (String args[]) {
    new MainAsp().start(args);
}
}
