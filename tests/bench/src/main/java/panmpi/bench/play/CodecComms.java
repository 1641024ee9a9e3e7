package panmpi.bench.play;

import java.util.Map;
import mpi.Intracomm;
import mpi.object.Codecs;

/** The communicators over which objects travel, by the names of their codecs. */
final class CodecComms {

    private CodecComms() {}

    /** The codec of the job is the only one as long as a communicator has none of its own. */
    static Map<String, Intracomm> of(Place place) {
        return Map.of(Codecs.ofJob().name(), place.world());
    }
}
