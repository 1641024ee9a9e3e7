package panmpi.tests;

import static panmpi.tests.World.WORLD;

import java.util.List;
import mpi.Intracomm;
import mpi.object.Codecs;

/** By which codecs a job can send, and how one is chosen: the only place that knows. */
public final class Coding {
    private Coding() {}

    /** {@return the names: that of the job only, as long as no communicator has its own} */
    public static List<String> names() {
        return List.of(Codecs.ofJob().name());
    }

    /**
     * The ranks of the world, by a codec.
     *
     * @param codec one of {@link #names}.
     * @return a communicator that sends objects by it.
     */
    public static Intracomm world(String codec) {
        if (!codec.equals(Codecs.ofJob().name())) {
            throw new IllegalArgumentException("this job sends by " + names() + " only");
        }
        return WORLD;
    }
}
