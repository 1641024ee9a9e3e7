import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/**
 * Starts the ranks of an MPJ Express job on this host. This program replaces the daemon of MPJ
 * Express, which uses the same ports for all jobs of a machine. It sends each rank the ports of all
 * ranks, and ends when the ranks have ended.
 */
final class Start {
    private static final String PROTOCOL_SWITCH = "131072";

    private final List<Process> jobs = new ArrayList<>();
    private final List<DataOutputStream> waiting = new ArrayList<>();
    private final String[] peers;

    private Start(int ranks) {
        peers = new String[ranks];
    }

    /**
     * Starts all ranks of a program, and waits until they have ended.
     *
     * @param args the number of ranks, the class path, the program, and the program's arguments.
     */
    public static void main(String[] args) throws Exception {
        Start start = new Start(Integer.parseInt(args[0]));
        Runtime.getRuntime().addShutdownHook(new Thread(start::end));
        try (ServerSocket server = new ServerSocket(0, 0, InetAddress.getLoopbackAddress())) {
            start.launch(List.of(args).subList(1, args.length), server.getLocalPort());
            start.introduce(server);
        }
        for (Process job : start.jobs) {
            if (job.waitFor() != 0) {
                System.exit(1);
            }
        }
    }

    private void launch(List<String> program, int port) throws IOException {
        String settings =
                String.join(
                        ";",
                        "#Number of Processes;" + peers.length,
                        "#Protocol Switch Limit;" + PROTOCOL_SWITCH,
                        "#Server Name;localhost",
                        "#Server Port;" + port);
        for (int rank = 0; rank < peers.length; rank++) {
            List<String> command = new ArrayList<>();
            command.add(System.getProperty("java.home") + "/bin/java");
            command.addAll(List.of("-cp", program.get(0), program.get(1)));
            command.addAll(List.of("" + rank, settings, "niodev"));
            command.addAll(program.subList(2, program.size()));
            jobs.add(new ProcessBuilder(command).inheritIO().start());
        }
    }

    /**
     * Receives the ports at which each rank listens, and sends the ports of all ranks to each rank.
     */
    private void introduce(ServerSocket server) throws IOException {
        for (int i = 0; i < peers.length; i++) {
            Socket rank = server.accept();
            DataInputStream in = new DataInputStream(rank.getInputStream());
            in.readUTF();
            int write = in.readInt();
            int read = in.readInt();
            int number = in.readInt();
            peers[number] = String.join("@", "localhost", "" + read, "" + write, "" + number, "0");
            waiting.add(new DataOutputStream(rank.getOutputStream()));
        }
        for (DataOutputStream rank : waiting) {
            rank.writeUTF("#Peer Information;" + String.join(";", peers));
            rank.flush();
        }
    }

    private void end() {
        jobs.forEach(Process::destroy);
    }
}
