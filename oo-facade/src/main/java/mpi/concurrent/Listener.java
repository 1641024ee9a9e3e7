package mpi.concurrent;

import java.util.function.Consumer;

/** Calls listeners of the program, whose exceptions must not end panmpi's own threads. */
final class Listener {

    private Listener() {}

    /**
     * Passes news to a listener. If the listener throws an exception, prints the exception and
     * returns.
     */
    static <T> void tell(Consumer<? super T> listener, T news) {
        try {
            listener.accept(news);
        } catch (RuntimeException failure) {
            System.err.println("panmpi: a listener of the executor has failed: " + failure);
            failure.printStackTrace();
        }
    }
}
