package panmpi.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import mpi.object.Codecs;
import panmpi.bench.play.SerialPlay;

/**
 * Objects written to memory and read again, without MPI. Each way of each kind of object plays in a
 * JVM of its own, which knows no other objects: what a compiler makes of a call depends on all that
 * it has seen there. A round takes a third of a second, so that the rounds can be spread over
 * minutes, in some of which the machine is slow.
 */
final class MemoryMatch implements AutoCloseable {
    static final String NAME = "objects-memory";

    /** A JVM that plays alone has the caches to fill each turn. */
    private static final double NANOS = 20e6;

    private static final int HEAP_MIB = 128;

    private final List<Contender> jobs = new ArrayList<>();
    private final List<Rounds> things = new ArrayList<>();
    private final List<Course> courses = new ArrayList<>();

    private MemoryMatch() {}

    /**
     * Starts the JVMs.
     *
     * @param java plain java.
     * @param path class path of panmpi, the games and the codecs.
     * @param logs folder for what they say.
     */
    static MemoryMatch start(Path java, String path, Path logs) throws IOException {
        MemoryMatch match = new MemoryMatch();
        try {
            for (String thing : ObjectEvents.THINGS) {
                List<Entry> entries = new ArrayList<>();
                for (String way : ways()) {
                    Path log = logs.resolve(NAME + "-" + way + "-" + thing + ".log");
                    entries.addAll(Entry.of("", match.startAlone(java, path, way, thing, log)));
                }
                match.things.add(new Rounds(entries, NANOS));
            }
            return match;
        } catch (IOException e) {
            match.close();
            throw e;
        }
    }

    /** The names of the ways, the one that others are compared with first. */
    static List<String> ways() {
        return Stream.concat(Stream.of(SerialPlay.JAVA_IO), Codecs.names().stream()).toList();
    }

    private Contender startAlone(Path java, String path, String way, String thing, Path log)
            throws IOException {
        String program = SerialPlay.class.getName();
        List<String> command =
                Heap.touched(java, HEAP_MIB, List.of("-cp", path, program, way, thing));
        Contender job = Contender.start(way, command, 1, Map.of(), log);
        jobs.add(job);
        return job;
    }

    /** Has each play each event for some milliseconds. */
    void warmUp(double millis) throws IOException {
        Progress progress = new Progress(2 * things.size());
        for (int i = 0; i < things.size(); i++) {
            String thing = ObjectEvents.THINGS.get(i);
            for (Event event : List.of(ObjectEvents.write(thing), ObjectEvents.read(thing))) {
                progress.step("warming up, " + ObjectEvents.label(event));
                things.get(i).warmUp(event, millis * 1e6);
                courses.add(things.get(i).begin(event));
            }
        }
        progress.clear();
    }

    /** A turn of each way of each event. */
    void playRound() throws IOException {
        for (Course course : courses) {
            course.playRound();
        }
    }

    /** The times of all rounds so far. */
    List<Result> results() {
        return courses.stream().map(Course::result).toList();
    }

    @Override
    public void close() throws IOException {
        for (Contender job : jobs) {
            job.close();
        }
    }
}
