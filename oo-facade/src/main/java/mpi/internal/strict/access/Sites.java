package mpi.internal.strict.access;

import java.util.ArrayList;
import java.util.List;

/**
 * Numbers the program lines that access memory. The agent adds a line when it instruments a class,
 * and passes its number (the "site") to {@link Touch} in each access.
 */
public final class Sites {

    private static final List<StackTraceElement> SITES = new ArrayList<>();

    private Sites() {}

    /** Adds a line of the program and returns its number. */
    public static int add(StackTraceElement line) {
        synchronized (SITES) {
            SITES.add(line);
            return SITES.size() - 1;
        }
    }

    /** Returns the line of the program that has a number. */
    public static StackTraceElement line(int site) {
        synchronized (SITES) {
            return SITES.get(site);
        }
    }
}
