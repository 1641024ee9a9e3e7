package panmpi.tests.support;

import static panmpi.tests.support.World.WORLD;

import java.util.List;
import mpi.Intracomm;
import mpi.object.Codecs;

/**
 * Finds the codecs (which convert objects to bytes) that a job can use, and chooses one of them.
 */
public final class Coding {
    private Coding() {}

    /** {@return the names of all codecs on the class path} */
    public static List<String> names() {
        return List.copyOf(Codecs.names());
    }

    /**
     * Makes a communicator of all ranks that uses a codec.
     *
     * @param codec one of {@link #names}.
     * @return a communicator that sends objects by it; the caller frees it.
     */
    public static Intracomm world(String codec) {
        Intracomm comm = WORLD.Dup();
        comm.setCodec(Codecs.named(codec));
        return comm;
    }
}
