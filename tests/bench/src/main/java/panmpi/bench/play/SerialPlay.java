package panmpi.bench.play;

import java.io.IOException;
import mpi.object.Codecs;

/** A JVM without MPI, which writes objects to memory and reads them, in one way. */
public final class SerialPlay {

    /** The way that others are compared with. */
    public static final String JAVA_IO = "java.io";

    private SerialPlay() {}

    /**
     * Plays alone.
     *
     * @param args the way: {@link #JAVA_IO} or a codec; what is written; the driver's port on this
     *     host.
     * @throws IOException if the driver is not there.
     */
    public static void main(String[] args) throws IOException {
        String way = args[0];
        Thing thing = Thing.called(args[1]);
        Player player = new Player(0, () -> {});
        player.learn(
                way,
                way.equals(JAVA_IO)
                        ? new SerialGames<>(new JavaIo(), thing)
                        : new SerialGames<>(new ByCodec(Codecs.named(way)), thing));
        player.obey(Integer.parseInt(args[2]));
    }
}
