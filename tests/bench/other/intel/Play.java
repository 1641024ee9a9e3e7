import java.util.LinkedHashMap;
import java.util.Map;
import mpi.Comm;
import mpi.MPI;

/** A rank of the bench with the Java binding of Intel MPI, on arrays and on direct buffers. */
final class Play {

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = Comm.WORLD.getRank();
        int ranks = Comm.WORLD.getSize();
        Map<String, Game> games = new LinkedHashMap<>();
        new ArrayGames(rank, ranks).all().forEach((name, game) -> games.put("arrays." + name, game));
        new BufferGames(rank, ranks)
                .all()
                .forEach((name, game) -> games.put("buffers." + name, game));
        new Driver(games, games.get("arrays.barrier")).obey(Integer.parseInt(args[0]), rank);
        MPI.Finalize();
    }
}
