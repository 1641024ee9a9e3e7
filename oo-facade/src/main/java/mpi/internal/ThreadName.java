package mpi.internal;

/**
 * Names threads in messages, including virtual threads, which have no name unless the program sets
 * one.
 */
public final class ThreadName {

    private ThreadName() {}

    /**
     * Returns the name of a thread, or the number by which thread dumps list it.
     *
     * @param thread the thread.
     * @return such as {@code "main"} with its quotes, or {@code #31}.
     */
    public static String of(Thread thread) {
        String name = thread.getName();
        return name.isEmpty() ? "#" + thread.threadId() : "\"" + name + "\"";
    }
}
