package mpi.junit.engine;

import mpi.junit.job.JobSpec;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;

/** Container of all tests of one job, in the tree of tests that JUnit reports. */
final class JobTests extends AbstractTestDescriptor {

    private static final String SEGMENT = "job";

    private final JobSpec spec;

    JobTests(UniqueId engine, JobSpec spec) {
        super(engine.append(SEGMENT, spec.label()), spec.label());
        this.spec = spec;
    }

    JobSpec spec() {
        return spec;
    }

    @Override
    public Type getType() {
        return Type.CONTAINER;
    }
}
