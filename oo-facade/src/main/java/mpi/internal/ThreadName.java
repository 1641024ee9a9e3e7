package mpi.internal;

/** What people can find a thread by: virtual threads have no name unless they are given one. */
public final class ThreadName {

    private ThreadName() {}

    /**
     * The name, or the number by which thread dumps list it.
     *
     * @param thread the thread.
     * @return such as {@code "main"} with its quotes, or {@code #31}.
     */
    public static String of(Thread thread) {
        String name = thread.getName();
        return name.isEmpty() ? "#" + thread.threadId() : "\"" + name + "\"";
    }
}
