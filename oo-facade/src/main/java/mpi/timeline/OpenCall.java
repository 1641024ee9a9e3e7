package mpi.timeline;

/** Describes a call that has not ended, for the summary. */
final class OpenCall {

    private OpenCall() {}

    static String text(TracedCall call) {
        String peer =
                call.peer() == TracedCall.NONE
                        ? ""
                        : call.peer() == -1 ? " with any rank" : " with rank " + call.peer();
        String tag =
                call.tag() == TracedCall.NONE
                        ? ""
                        : call.tag() == -1 ? ", any tag" : ", tag " + call.tag();
        String line = call.line().isEmpty() ? "" : " at " + call.line();
        return call.name() + peer + tag + line;
    }
}
