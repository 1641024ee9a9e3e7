package mpi.junit.engine;

import java.util.Optional;
import mpi.junit.job.TestSettings;
import org.junit.platform.engine.DiscoveryIssue;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;

/**
 * JUnit test engine for tests that run on the ranks of MPI jobs. JUnit Jupiter finds the tests and
 * runs them on each rank; this engine starts the jobs and reports one result for all ranks.
 */
public final class MpiTestEngine implements TestEngine {

    /** Id of this engine. */
    public static final String ID = "panmpi";

    private static volatile boolean isInUse;

    /** Tests whether a run in this JVM includes this engine. */
    static boolean isInUse() {
        return isInUse;
    }

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public Optional<String> getGroupId() {
        return Optional.of("io.panmpi");
    }

    @Override
    public Optional<String> getArtifactId() {
        return Optional.of("panmpi-junit");
    }

    @Override
    public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId id) {
        isInUse = true;
        EngineDescriptor engine = new EngineDescriptor(id, "MPI");
        try {
            TestSettings.check();
            new JobPlan(id, new JupiterTests(request, id)).addTo(engine);
        } catch (IllegalArgumentException badInput) {
            request.getDiscoveryListener()
                    .issueEncountered(
                            id,
                            DiscoveryIssue.create(
                                    DiscoveryIssue.Severity.ERROR, badInput.getMessage()));
        }
        return engine;
    }

    @Override
    public void execute(ExecutionRequest request) {
        TestDescriptor engine = request.getRootTestDescriptor();
        request.getEngineExecutionListener().executionStarted(engine);
        for (TestDescriptor job : engine.getChildren()) {
            if (!request.getCancellationToken().isCancellationRequested()) {
                new JobRun((JobTests) job, request).run();
            }
        }
        request.getEngineExecutionListener()
                .executionFinished(engine, TestExecutionResult.successful());
    }
}
