package mpi.internal.strict.access;

import java.util.ArrayList;
import java.util.List;

/** Lines of the program that access memory, by their numbers. */
public final class Sites {

    private static final List<StackTraceElement> SITES = new ArrayList<>();

    private Sites() {}

    /** Adds a line; returns its number. */
    public static int add(StackTraceElement line) {
        synchronized (SITES) {
            SITES.add(line);
            return SITES.size() - 1;
        }
    }

    /** The line with a number. */
    public static StackTraceElement line(int site) {
        synchronized (SITES) {
            return SITES.get(site);
        }
    }
}
