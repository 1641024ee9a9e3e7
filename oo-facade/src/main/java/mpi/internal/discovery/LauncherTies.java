package mpi.internal.discovery;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Examines the connection from this process to its launcher, by the launcher's environment
 * variables. A container may break the connection, by passing on the variables but not the open
 * file or the network that they name.
 *
 * @param environment variables of this process.
 */
public record LauncherTies(Map<String, String> environment) {

    private static final Pattern PMIX =
            Pattern.compile("PMIX_(RANK|NAMESPACE|SERVER_URI\\d*)|OMPI_COMM_WORLD_(RANK|SIZE)");
    private static final Pattern PMI =
            Pattern.compile("PMI_(RANK|SIZE|FD|PORT|ID)|HYDI_CONTROL_FD");
    private static final Pattern SLURM = Pattern.compile("SLURM_(JOB_ID|PROCID|STEP_NUM_TASKS)");

    /**
     * Pattern of the address of the launcher's server, as in PMIX_SERVER_URI41 after a semicolon,
     * or in PMI_PORT.
     */
    private static final Pattern ADDRESS =
            Pattern.compile("(?:.*;tcp4://)?(?<host>[\\w.-]+):(?<port>\\d{1,5})");

    private static final int PATIENCE_MILLIS = 2000;

    /** Returns the connection of this process to its launcher. */
    public static LauncherTies ofProcess() {
        return new LauncherTies(System.getenv());
    }

    /** Tests for variables of Open MPI's launcher, or of another launcher that uses PMIx. */
    public boolean isPmix() {
        return has("PMIX_RANK") || has("OMPI_COMM_WORLD_RANK");
    }

    /** Tests for variables of MPICH's launcher, or of another launcher that uses PMI 1 or 2. */
    public boolean isPmi() {
        return !isPmix() && (has("PMI_RANK") || has("PMI_FD") || has("PMI_PORT"));
    }

    /**
     * Returns the number of processes that were started together; 0 if no variable contains the
     * number.
     */
    public int size() {
        int most = 0;
        for (String name : List.of("OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "SLURM_STEP_NUM_TASKS")) {
            String value = environment.getOrDefault(name, "");
            most = value.matches("\\d{1,9}") ? Math.max(most, Integer.parseInt(value)) : most;
        }
        return most;
    }

    /** Lists the launcher's variables, as {@code NAME=VALUE}, sorted by name. */
    public List<String> variables() {
        return environment.entrySet().stream()
                .filter(e -> isOne(e.getKey()))
                .map(e -> e.getKey() + "=" + e.getValue())
                .sorted()
                .toList();
    }

    /**
     * Tests whether the socket whose number is in PMI_FD is open, if the launcher uses such a
     * socket.
     *
     * @return text with the variable and what is wrong; empty if nothing is wrong, as far as known.
     */
    public String socketDefect() {
        return isPmix() ? "" : PmiSocket.defect(environment.getOrDefault("PMI_FD", ""));
    }

    /**
     * Tests whether the server that a variable names can be connected to.
     *
     * @return text with the variable and what is wrong; empty if nothing is wrong, as far as known.
     */
    public String serverDefect() {
        String variable = isPmix() ? "PMIX_SERVER_URI41" : "PMI_PORT";
        Matcher address = ADDRESS.matcher(environment.getOrDefault(variable, ""));
        if (!address.matches()) {
            return "";
        }
        String host = address.group("host");
        int port = Integer.parseInt(address.group("port"));
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, port), PATIENCE_MILLIS);
            return "";
        } catch (IOException | IllegalArgumentException e) {
            return variable
                    + ": "
                    + host
                    + ":"
                    + port
                    + " cannot be reached from here ("
                    + e.getMessage()
                    + ")";
        }
    }

    private static boolean isOne(String name) {
        return PMIX.matcher(name).matches()
                || PMI.matcher(name).matches()
                || SLURM.matcher(name).matches();
    }

    private boolean has(String name) {
        return !environment.getOrDefault(name, "").isEmpty();
    }
}
