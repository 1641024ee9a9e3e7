package mpi.ccj;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import mpi.MPI;
import mpi.ccj.Question.Answer;

/**
 * Registry of the groups of all JVMs, in the JVM of rank 0. With it, only the JVMs of a group's
 * members take part in creating the group, and all of them receive the same layout. Only the {@link
 * BackgroundThread} uses it.
 */
final class Registry {

    private final JvmMessages jvmMessages;
    private final int jvms = MPI.COMM_WORLD.Size();
    private final long lastTag = MPI.COMM_WORLD.Attr_get(MPI.TAG_UB);
    private final Map<String, RegisteredGroup> groups = new HashMap<>();
    private long nextTag = Tags.FIRST_OF_GROUPS;
    private int ended;

    Registry(JvmMessages jvmMessages) {
        this.jvmMessages = jvmMessages;
    }

    /** Handles a request, if one has arrived; else returns false. */
    boolean serve() throws CCJException {
        Object[] found = jvmMessages.poll(MPI.ANY_SOURCE, Tags.QUESTION);
        if (found == null) {
            return false;
        }
        Question question = (Question) found[0];
        if (question.type() == Question.Type.END) {
            end();
            return true;
        }
        RegisteredGroup group =
                groups.computeIfAbsent(question.group(), name -> new RegisteredGroup(name, jvms));
        if (question.type() == Question.Type.ADD) {
            answer(question, group.add(question.jvm()));
        } else {
            String complaint = group.refuses(question.number());
            if (complaint == null) {
                group.await(question);
            } else {
                answer(question, Answer.no(complaint));
            }
        }
        answerReady(group);
        return true;
    }

    private void answerReady(RegisteredGroup group) throws CCJException {
        List<Question> ready = group.ready();
        if (ready.isEmpty()) {
            return;
        }
        Layout layout = group.activate((int) nextTag);
        boolean isNew = layout.firstTag() == nextTag;
        if (isNew && nextTag + layout.tags() > lastTag) {
            String what = "the MPI library has no tags left for another group: it has " + lastTag;
            throw new CCJException(what + "; use groups again instead of making new ones");
        }
        nextTag += isNew ? layout.tags() : 0;
        for (Question question : ready) {
            answer(question, new Answer(layout, null));
        }
    }

    private void end() throws CCJException {
        ended++;
        for (int jvm = 0; ended == jvms && jvm < jvms; jvm++) {
            jvmMessages.sendDetached(Answer.YES, jvm, Tags.END);
        }
    }

    private void answer(Question question, Answer answer) throws CCJException {
        jvmMessages.sendDetached(answer, question.jvm(), question.tag());
    }
}
