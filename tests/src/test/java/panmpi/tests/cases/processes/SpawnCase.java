package panmpi.tests.cases.processes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import mpi.Info;
import mpi.Intercomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.programs.Child;
import panmpi.tests.support.Host;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.Network;
import panmpi.tests.support.World;

/**
 * Tests processes that a job spawns while it runs. Each is a JVM with the program {@link Child},
 * started by the same executable as this rank.
 */
// The tests start and connect processes from MPI_COMM_WORLD, which exists only after Init.
@Tag("init")
@MpiTest(ranks = {1, 2})
class SpawnCase {
    private static final String LAUNCHER = ProcessHandle.current().info().command().orElseThrow();

    private static final String[] NOTHING_ELSE = {};

    /** File with the option -cp, since Intel MPI does not pass on an argument of this length. */
    private static final Path CLASS_PATH = classPath();

    @Test
    void childrenGetTheirArguments() {
        assumeSpawns();
        var argv = program("two words", "-n", "\u00e4\u20ac");
        try (var children = Children.of(WORLD.Spawn(LAUNCHER, argv, 2, null, 0), 2)) {
            children.checkTexts(
                    List.of("0 two words|-n|\u00e4\u20ac", "0 two words|-n|\u00e4\u20ac"));
        }
    }

    @Test
    void onlyTheRootSaysWhat() {
        assumeSpawns();
        int root = SIZE - 1;
        var spawned =
                RANK == root
                        ? WORLD.Spawn(LAUNCHER, program(), 1, null, root)
                        : WORLD.Spawn(null, null, 0, null, root);
        try (var children = Children.of(spawned, 1)) {
            children.checkTexts(List.of("0 "));
        }
    }

    @Test
    void hintsAreTaken() {
        assumeSpawns();
        try (var info = Info.Create()) {
            info.Set("wdir", System.getProperty("user.dir"));
            int[] codes = {-1};
            var spawned = WORLD.spawn(LAUNCHER, program(), 1, info, 0, codes);
            assertEquals(MPI.SUCCESS, codes[0]);
            try (var children = Children.of(spawned, 1)) {
                children.checkTexts(List.of("0 "));
            }
        }
    }

    @Test
    void severalPrograms() {
        assumeSpawns();
        boolean isRoot = RANK == 0;
        var spawned =
                WORLD.Spawn_multiple(
                        isRoot ? new String[] {LAUNCHER, LAUNCHER} : NOTHING_ELSE,
                        isRoot ? new String[][] {program("first"), program("second")} : null,
                        isRoot ? new int[] {1, 2} : null,
                        isRoot ? new Info[2] : null,
                        0);
        try (var children = Children.of(spawned, 3)) {
            children.checkTexts(List.of("0 first", "1 second", "1 second"));
        }
    }

    @Test
    void severalProgramsByCamelCase() {
        assumeSpawns();
        var names = new String[] {LAUNCHER, LAUNCHER};
        var args = new String[][] {program("first"), program("second")};
        var spawned =
                WORLD.spawnMultiple(names, args, new int[] {1, 1}, new Info[2], 0, new int[2]);
        try (var children = Children.of(spawned, 2)) {
            children.checkTexts(List.of("0 first", "1 second"));
        }
    }

    @Test
    void lengthsOfArraysAreCompared() {
        var refusal =
                assertThrows(
                        MPIException.class,
                        () ->
                                WORLD.Spawn_multiple(
                                        new String[] {LAUNCHER},
                                        new String[][] {NOTHING_ELSE},
                                        new int[2],
                                        new Info[1],
                                        0));
        assertTrue(refusal.getMessage().contains("array_of_maxprocs"), refusal.getMessage());
        assertThrows(MPIException.class, () -> WORLD.Spawn(LAUNCHER, null, 1, null, SIZE));
        World.assertMpiStillWorks();
    }

    private static Path classPath() {
        var option = "-cp \"" + System.getProperty("java.class.path") + '"';
        try {
            var file = Files.createTempFile("class-path", null);
            file.toFile().deleteOnExit();
            return Files.writeString(file, option);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void assumeSpawns() {
        Network.assumeThere();
        Lacks.assumeNot("MPICH 4.0", "MPI_Comm_spawn is not there over UCX");
        Host.assumeLaunchedOnOneOrNot("MPICH 5.0", "mpiexec writes to proxies that have ended");
    }

    private static String[] program(String... args) {
        var argv = new ArrayList<>(List.of("@" + CLASS_PATH, Child.class.getName()));
        argv.addAll(List.of(args));
        return argv.toArray(String[]::new);
    }

    /** The spawned processes: the parents' side of the calls that {@link Child} makes. */
    private record Children(Intercomm comm, int number) implements AutoCloseable {
        static Children of(Intercomm comm, int number) {
            assertTrue(comm.Test_inter());
            assertEquals(number, comm.Remote_size());
            assertEquals(SIZE, comm.Size());
            return new Children(comm, number);
        }

        /** Receives the text that each child sends, and checks it. */
        void checkTexts(List<String> expected) {
            for (int child = 0; RANK == 0 && child < number; child++) {
                var bytes = new byte[1000];
                var status = comm.Recv(bytes, 0, bytes.length, MPI.BYTE, child, child);
                int length = status.Get_count(MPI.BYTE);
                var said = new String(bytes, 0, length, StandardCharsets.UTF_8);
                assertEquals(expected.get(child), said);
            }
        }

        /** Adds up numbers with the children, and disconnects from them. */
        @Override
        public void close() {
            var sum = new int[1];
            comm.Allreduce(new int[] {1}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
            assertEquals(number, sum[0]);
            var most = new int[1];
            try (var family = comm.Merge(false)) {
                assertEquals(SIZE + number, family.Size());
                assertEquals(RANK, family.Rank());
                family.Allreduce(sum, 0, most, 0, 1, MPI.INT, MPI.MAX);
            }
            assertEquals(Math.max(SIZE, number), most[0]);
            comm.Disconnect();
            assertTrue(comm.Is_null());
        }
    }
}
