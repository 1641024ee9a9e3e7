package mpi.junit.engine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.platform.engine.ConfigurationParameters;
import org.junit.platform.engine.DiscoveryFilter;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.EngineDiscoveryListener;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.OutputDirectoryCreator;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.discovery.UniqueIdSelector;

/**
 * Finds the tests of a run by the discovery of JUnit Jupiter. Jupiter runs these tests on the
 * ranks, and must not run them in this JVM.
 */
final class JupiterTests implements EngineDiscoveryRequest {

    static final String ENGINE = "junit-jupiter";

    private final EngineDiscoveryRequest request;
    private final UniqueId engine;
    private final Set<UniqueId> chosen = new LinkedHashSet<>();
    private boolean isByIdOnly = true;

    JupiterTests(EngineDiscoveryRequest request, UniqueId engine) {
        this.request = request;
        this.engine = engine;
    }

    /** Returns the tests that Jupiter finds. */
    TestDescriptor discover() {
        for (TestEngine each : ServiceLoader.load(TestEngine.class)) {
            if (each.getId().equals(ENGINE)) {
                return each.discover(this, UniqueId.forEngine(ENGINE));
            }
        }
        throw new IllegalStateException("the class path lacks the engine of JUnit Jupiter");
    }

    /**
     * Returns the ids that Jupiter has to select for a test on a job: the id of the test, or the
     * ids of the invocations that the run asks for. The list is empty if the run asks for the test
     * on other jobs only.
     */
    List<String> selection(UniqueId job, UniqueId test) {
        if (chosen.isEmpty() || !isByIdOnly) {
            return List.of(test.toString());
        }
        List<String> ids = new ArrayList<>();
        for (UniqueId id : chosen) {
            if (!id.hasPrefix(job)) {
                if (job.hasPrefix(id)) {
                    ids.add(test.toString());
                }
                continue;
            }
            UniqueId jupiter = jupiter(id).orElseThrow();
            if (test.hasPrefix(jupiter)) {
                ids.add(test.toString());
            } else if (jupiter.hasPrefix(test)) {
                ids.add(jupiter.toString());
            }
        }
        return ids;
    }

    /**
     * Converts the id of a test of this engine to Jupiter's id of the test, which has no part for
     * the job. The result is empty for a test of another engine.
     */
    private Optional<UniqueId> jupiter(UniqueId id) {
        if (!id.hasPrefix(engine)) {
            return Optional.empty();
        }
        UniqueId result = UniqueId.forEngine(ENGINE);
        for (UniqueId.Segment segment : id.getSegments().stream().skip(2).toList()) {
            result = result.append(segment);
        }
        return Optional.of(result);
    }

    @Override
    public <T extends DiscoverySelector> List<T> getSelectorsByType(Class<T> type) {
        List<T> translated = new ArrayList<>();
        for (T selector : request.getSelectorsByType(type)) {
            if (selector instanceof UniqueIdSelector ours) {
                translate(ours).map(type::cast).ifPresent(translated::add);
            } else {
                isByIdOnly = false;
                translated.add(selector);
            }
        }
        return translated;
    }

    private Optional<UniqueIdSelector> translate(UniqueIdSelector selector) {
        Optional<UniqueId> id = jupiter(selector.getUniqueId());
        id.ifPresent(_ -> chosen.add(selector.getUniqueId()));
        return id.map(DiscoverySelectors::selectUniqueId);
    }

    @Override
    public <T extends DiscoveryFilter<?>> List<T> getFiltersByType(Class<T> type) {
        return request.getFiltersByType(type);
    }

    @Override
    public ConfigurationParameters getConfigurationParameters() {
        return request.getConfigurationParameters();
    }

    /**
     * Returns a listener that ignores the problems of this discovery. Jupiter reports the same
     * problems itself, since it is also the engine of the tests without MPI.
     */
    @Override
    public EngineDiscoveryListener getDiscoveryListener() {
        return EngineDiscoveryListener.NOOP;
    }

    @Override
    public OutputDirectoryCreator getOutputDirectoryCreator() {
        return request.getOutputDirectoryCreator();
    }
}
