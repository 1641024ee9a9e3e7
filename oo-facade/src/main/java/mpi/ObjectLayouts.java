package mpi;

import mpi.internal.objects.ArrayTable;

/**
 * The arrays of long messages that came before, by the length of the message: programs send data of
 * the same shape again and again. What is found here is a guess, to be compared with the message.
 */
final class ObjectLayouts {

    private static final int PLACES = 64;

    /** Messages alike that make the next one likely to be so. */
    private static final int ENOUGH = 2;

    /** Written by any thread; whichever writes last is as good a guess as any other. */
    private static final Layout[] LAYOUTS = new Layout[PLACES];

    private static volatile Layout last;
    private static volatile int alike;

    /**
     * A message that came.
     *
     * @param bytes how long it was.
     * @param table its arrays.
     */
    record Layout(long bytes, ArrayTable table) {}

    private ObjectLayouts() {}

    /** What an earlier message as long as this one was of, or null. */
    static Layout find(long bytes) {
        Layout layout = LAYOUTS[place(bytes)];
        return layout != null && layout.bytes == bytes ? layout : null;
    }

    /** What the last messages were of, if they were alike; else null. */
    static Layout expected() {
        return alike >= ENOUGH ? last : null;
    }

    /** Keeps the arrays of a message, if MPI is to fill such arrays where they are. */
    static void note(long bytes, ArrayTable table) {
        Layout layout = new Layout(bytes, table);
        if (ScatteredItem.suits(table)) {
            LAYOUTS[place(bytes)] = layout;
        }
        alike = 0;
        last = layout;
    }

    /** A message was of what was guessed. */
    static void met(Layout layout) {
        alike = layout == last ? Math.min(alike + 1, ENOUGH) : 0;
        last = layout;
    }

    /** A message came that is not worth it: no room is made for the next one. */
    static void interrupted() {
        if (alike != 0) {
            alike = 0;
        }
    }

    private static int place(long bytes) {
        return (int) (bytes * 0x9E37_79B9_7F4A_7C15L >>> 58);
    }
}
