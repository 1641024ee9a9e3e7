package mpi.ccj;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import mpi.MPI;
import mpi.ccj.Question.Answer;
import mpi.ccj.Question.Type;

/**
 * Makes groups of threads. Every JVM of the job makes one object of this class; it begins MPI
 * unless the program has.
 *
 * {@snippet lang=java :
 * ColGroupMaster master = new ColGroupMaster(args);
 * MyMember member = new MyMember();
 * master.addMember("all", member);
 * member.setGroup(master.getGroup("all", master.getNumberOfCpus()));
 * new Thread(member).start();
 * }
 *
 * <p>Where it has begun MPI, MPI ends by itself when all JVMs are over: when nothing but daemon
 * threads is left of the program in each of them. A member that has not called {@code done()} by
 * then ends the job as a failure, and so does an exception that nobody catches. A program that
 * calls {@code MPI.Init_thread} itself, for {@code MPI.THREAD_SERIALIZED} at least, calls {@link
 * #close} before {@code MPI.Finalize}.
 */
public final class ColGroupMaster implements AutoCloseable {

    private final Map<String, List<ColMember>> members = new ConcurrentHashMap<>();
    private final AtomicInteger questions = new AtomicInteger();
    private final Mailbox mailbox = new Mailbox();
    private final Keeper keeper;
    private final Post post;

    /**
     * Begins; all JVMs of the job do this together.
     *
     * @param args the program's arguments; CCJ takes none of them.
     * @throws CCJException if MPI cannot begin.
     */
    public ColGroupMaster(String[] args) throws CCJException {
        keeper = new Keeper(args, this::undone);
        post = keeper.start();
    }

    /**
     * Adds a member to a group, which is made if there is none of that name.
     *
     * @param groupName name of the group, the same in all JVMs.
     * @param member the member; it may be in several groups.
     * @throws CCJException if the group is active, or the member is in it.
     */
    public synchronized void addMember(String groupName, ColMember member) throws CCJException {
        if (member == null) {
            throw new CCJException("the member that is added to \"" + groupName + "\" is null");
        }
        checkName(groupName);
        List<ColMember> ofGroup =
                members.computeIfAbsent(groupName, _ -> new CopyOnWriteArrayList<>());
        if (ofGroup.stream().anyMatch(other -> other == member)) {
            String what = "this " + member.getClass().getName() + " is in the group \"";
            throw new CCJException(what + groupName + "\" already: add another object");
        }
        ask(Type.ADD, groupName, 0);
        ofGroup.add(member);
    }

    /**
     * Makes a group active, when all its members have been added in their JVMs: waits for that. A
     * JVM without a member in the group need not call this.
     *
     * @param groupName name of the group.
     * @param numberOfMembers how many members the group has, in all JVMs.
     * @return the group.
     * @throws CCJException if the group has more members, or was asked for with another number.
     */
    public ColGroup getGroup(String groupName, int numberOfMembers) throws CCJException {
        checkName(groupName);
        if (numberOfMembers < 1) {
            String what = "the group \"" + groupName + "\" of " + numberOfMembers + " members";
            throw new CCJException(what + ": it must have 1 or more");
        }
        Layout layout = ask(Type.GET, groupName, numberOfMembers).layout();
        synchronized (this) {
            List<ColMember> here = members.getOrDefault(groupName, List.of());
            return new ColGroup(groupName, new Lines(layout, post, mailbox), List.copyOf(here));
        }
    }

    /**
     * The number of JVMs of the job: as many members as this, one in each, is the usual group.
     *
     * @return 1 or more.
     */
    public int getNumberOfCpus() {
        return MPI.COMM_WORLD.Size();
    }

    /**
     * Waits until all members of this JVM are done and all JVMs close, and ends MPI if this object
     * has begun it. Only needed by programs that begin MPI themselves, or end by {@code
     * System.exit}.
     *
     * @throws CCJException if the thread is interrupted.
     */
    @Override
    public void close() throws CCJException {
        keeper.close();
    }

    private Answer ask(Type type, String groupName, int number) throws CCJException {
        int tag = Tags.FIRST_ANSWER + Math.floorMod(questions.getAndIncrement(), Tags.ANSWERS);
        post.leave(new Question(type, post.here(), tag, groupName, number), 0, Tags.QUESTION);
        Answer answer = (Answer) post.receive(0, tag);
        if (answer.complaint() != null) {
            throw new CCJException(answer.complaint());
        }
        return answer;
    }

    private static void checkName(String groupName) throws CCJException {
        if (groupName == null) {
            throw new CCJException("the name of the group is null: name it alike in all JVMs");
        }
    }

    /** A member of this JVM that has not called done(), or null. */
    private String undone() {
        for (var group : members.entrySet()) {
            for (ColMember member : group.getValue()) {
                if (!member.isDone()) {
                    String name = member.getClass().getName();
                    return "a member of the group \"" + group.getKey() + "\", a " + name + ",";
                }
            }
        }
        return null;
    }
}
