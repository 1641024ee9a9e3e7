package panmpi.bench.play;

import java.io.IOException;
import mpi.object.Codecs;

/** A JVM without MPI, which writes objects to memory and reads them, by java.io and by codecs. */
public final class SerialPlay {

    private SerialPlay() {}

    /**
     * Plays alone.
     *
     * @param args the driver's port on this host.
     * @throws IOException if the driver is not there.
     */
    public static void main(String[] args) throws IOException {
        Player player = new Player(0, () -> {});
        player.learn("java.io", new SerialGames<>(new JavaIo()));
        for (String name : Codecs.names()) {
            player.learn(name, new SerialGames<>(new ByCodec(Codecs.named(name))));
        }
        player.obey(Integer.parseInt(args[0]));
    }
}
