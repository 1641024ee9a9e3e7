package mpi;

/** Replaces, in tests, the class that the launcher runs to make its start-up cache. */
final class Rehearsal {
    public static void main(String[] args) {
        StandIn.name();
    }
}
