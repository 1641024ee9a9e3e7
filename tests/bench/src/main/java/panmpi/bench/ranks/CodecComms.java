package panmpi.bench.ranks;

import java.util.Map;
import java.util.TreeMap;
import mpi.Intracomm;
import mpi.object.Codecs;

/** Makes a communicator for each codec, and maps the name of the codec to it. */
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
