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
 * Factory of groups of threads. Every JVM of the job makes one object of this class; the object
 * initializes MPI unless the program has done so.
 *
 * {@snippet lang=java :
 * ColGroupMaster master = new ColGroupMaster(args);
 * MyMember member = new MyMember();
 * master.addMember("all", member);
 * member.setGroup(master.getGroup("all", master.getNumberOfCpus()));
 * new Thread(member).start();
 * }
 *
 * <p>If the object has initialized MPI, it also finalizes MPI, when the program has only daemon
 * threads left in every JVM. The job fails if a member has not called {@code done()} by then, or if
 * a thread ends by an uncaught exception. A program that calls {@code MPI.Init_thread} itself must
 * ask for {@code MPI.THREAD_SERIALIZED} or more, and must call {@link #close} before {@code
 * MPI.Finalize}.
 */
public final class ColGroupMaster implements AutoCloseable {

    private final Map<String, List<ColMember>> members = new ConcurrentHashMap<>();
    private final AtomicInteger questions = new AtomicInteger();
    private final Mailbox mailbox = new Mailbox();
    private final BackgroundThread backgroundThread;
    private final JvmMessages jvmMessages;

    /**
     * Starts CCJ in this JVM; collective over all JVMs of the job.
     *
     * @param args arguments of the program, passed to {@code MPI.Init_thread} if the new object
     *     initializes MPI.
     * @throws CCJException if MPI cannot be initialized.
     */
    public ColGroupMaster(String[] args) throws CCJException {
        backgroundThread = new BackgroundThread(args, this::undone);
        jvmMessages = backgroundThread.start();
    }

    /**
     * Adds a member to a group; creates the group if none has that name. Blocks until the JVM of
     * rank 0, which keeps a registry of all groups, has recorded the member; not collective.
     *
     * @param groupName name of the group, the same in all JVMs.
     * @param member the member; may be in several groups.
     * @throws CCJException if the group is active, or the member is in it already.
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
     * Blocks until all members of a group have been added in their JVMs, and makes the group
     * active. A JVM without a member in the group need not call this method.
     *
     * @param groupName name of the group.
     * @param numberOfMembers number of members of the group in all JVMs.
     * @return the group.
     * @throws CCJException if the group has more members, or another call gave another number.
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
            return new ColGroup(
                    groupName, new MemberMessages(layout, jvmMessages, mailbox), List.copyOf(here));
        }
    }

    /**
     * Returns the number of JVMs of the job; local. A group usually has one member in each JVM.
     *
     * @return 1 or more.
     */
    public int getNumberOfCpus() {
        return MPI.COMM_WORLD.Size();
    }

    /**
     * Waits until all members of this JVM are done and the program has ended CCJ in every JVM, by
     * this method or with its last non-daemon thread. Then finalizes MPI, if this object has
     * initialized it. Needed only by programs that initialize MPI themselves, or end by {@code
     * System.exit}.
     *
     * @throws CCJException if the thread is interrupted.
     */
    @Override
    public void close() throws CCJException {
        backgroundThread.close();
    }

    private Answer ask(Type type, String groupName, int number) throws CCJException {
        int tag = Tags.FIRST_ANSWER + Math.floorMod(questions.getAndIncrement(), Tags.ANSWERS);
        jvmMessages.sendDetached(
                new Question(type, jvmMessages.here(), tag, groupName, number), 0, Tags.QUESTION);
        Answer answer = (Answer) jvmMessages.receive(0, tag);
        if (answer.complaint() != null) {
            throw new CCJException(answer.complaint());
        }
        return answer;
    }

    private static void checkName(String groupName) throws CCJException {
        if (groupName == null) {
            throw new CCJException("the name of the group is null: give the same name in all JVMs");
        }
    }

    /** Describes a member of this JVM that has not called done(); null if there is none. */
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
