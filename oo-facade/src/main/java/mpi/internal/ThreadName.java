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
     * @return the name in quotes, such as {@code "main"}, or a number such as {@code #31}.
     */
    public static String of(Thread thread) {
        String name = thread.getName();
        return name.isEmpty() ? "#" + thread.threadId() : "\"" + name + "\"";
    }
}
