package mpi.junit.rank;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.ServiceLoader;
import mpi.Intracomm;
import mpi.MPI;
import mpi.junit.wire.FromRank;
import mpi.junit.wire.Link;
import mpi.junit.wire.ToRank;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Main class of each rank: runs tests on request, between one {@code Init} and {@code Finalize}, or
 * in one session.
 */
public final class RankMain {

    /** Settings that ranks must share: all run the same tests in one order, one after another. */
    private static final Map<String, String> IN_STEP =
            Map.of("junit.jupiter.execution.parallel.enabled", "false");

    private RankMain() {}

    /**
     * Runs until the test run asks it to quit.
     *
     * @param args the socket file of the JVM that reports.
     */
    public static void main(String[] args) throws IOException {
        Link link = connect(Path.of(args[0]));
        RankState.begin();
        ToRank.Setup setup = link.receive(ToRank.Setup.class);
        setUp(setup);
        Conversation conversation = new Conversation(link);
        ExitHook hook = new ExitHook(conversation);
        RankWorld.begin(setup.inSession());
        Intracomm all = RankWorld.comm();
        LifeLine.hold(Path.of(args[0]), all.Rank());
        String library = MPI.Get_library_version().lines().findFirst().orElse("").strip();
        conversation.send(
                new FromRank.Hello(all.Rank(), all.Size(), ProcessHandle.current().pid(), library));
        Runtime.getRuntime().addShutdownHook(hook);
        RankOutput.redirect(conversation);
        Progress progress = new Progress();
        while (conversation.next(progress::make) instanceof ToRank.Run run) {
            run(run, new Reporter(conversation, progress));
            conversation.send(new FromRank.Complete());
        }
        RankOutput.finishLines();
        progress.end();
        hook.expect();
        RankWorld.end();
    }

    private static Link connect(Path socket) {
        try {
            return Link.to(socket);
        } catch (IOException e) {
            String message =
                    "panmpi-junit: a rank on another host than the tests cannot report to %s (%s): "
                            + "start its jobs on one host";
            throw new IllegalStateException(message.formatted(socket, e.getMessage()), e);
        }
    }

    private static void setUp(ToRank.Setup setup) {
        setup.properties()
                .forEach((name, value) -> System.getProperties().putIfAbsent(name, value));
    }

    private static void run(ToRank.Run run, Reporter reporter) {
        RankState.begin(run.done());
        var request =
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(
                                run.ids().stream().map(DiscoverySelectors::selectUniqueId).toList())
                        .configurationParameters(run.configuration())
                        .configurationParameters(IN_STEP)
                        .forExecution()
                        .listeners(reporter)
                        .build();
        jupiter().execute(request);
    }

    /**
     * Makes a launcher with the engine of Jupiter only. Other listeners and filters act in the JVM
     * that reports the tests.
     */
    private static Launcher jupiter() {
        TestEngine[] engines =
                ServiceLoader.load(TestEngine.class).stream()
                        .map(ServiceLoader.Provider::get)
                        .filter(engine -> engine.getId().equals("junit-jupiter"))
                        .toArray(TestEngine[]::new);
        var config =
                LauncherConfig.builder()
                        .enableTestEngineAutoRegistration(false)
                        .enablePostDiscoveryFilterAutoRegistration(false)
                        .enableTestExecutionListenerAutoRegistration(false)
                        .enableLauncherSessionListenerAutoRegistration(false)
                        .enableLauncherDiscoveryListenerAutoRegistration(false)
                        .addTestEngines(engines)
                        .build();
        return LauncherFactory.create(config);
    }
}
