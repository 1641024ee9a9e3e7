package panmpi.bench.play;

import java.util.Map;
import java.util.TreeMap;
import mpi.Intracomm;
import mpi.object.Codecs;

/** The communicators over which objects travel, one for each codec, by its name. */
final class CodecComms {

    private CodecComms() {}

    static Map<String, Intracomm> of(Place place) {
        Map<String, Intracomm> comms = new TreeMap<>();
        for (String name : Codecs.names()) {
            Intracomm comm = place.world().Dup();
            comm.setCodec(Codecs.named(name));
            comms.put(name, comm);
        }
        return comms;
    }
}
