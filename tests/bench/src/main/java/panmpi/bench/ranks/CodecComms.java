package panmpi.bench.ranks;

import java.util.Map;
import java.util.TreeMap;
import mpi.Intracomm;
import mpi.object.Codecs;

/**
 * Makes a communicator for each codec, which serializes the objects sent on it, and returns the
 * communicators by the names of their codecs.
 */
final class CodecComms {

    private CodecComms() {}

    static Map<String, Intracomm> of(RankPosition position) {
        Map<String, Intracomm> comms = new TreeMap<>();
        for (String name : Codecs.names()) {
            Intracomm comm = position.world().Dup();
            comm.setCodec(Codecs.named(name));
            comms.put(name, comm);
        }
        return comms;
    }
}
