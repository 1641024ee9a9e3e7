package mpi.junit.engine;

import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.MethodSource;

/** Test, or container of tests, that JUnit Jupiter runs on the ranks of a job. */
final class RankTest extends AbstractTestDescriptor {

    private final Set<String> selected = new LinkedHashSet<>();
    private final String jupiterId;
    private final String legacyName;
    private final Type type;
    private final Set<TestTag> tags;
    private final boolean mayRegisterTests;
    private int timeout;

    /**
     * Makes a test that Jupiter found; {@code mayGrow} is true if ranks may find further tests
     * within it.
     */
    RankTest(UniqueId id, TestDescriptor jupiter, Type type, boolean mayGrow) {
        super(id, jupiter.getDisplayName(), jupiter.getSource().orElse(null));
        jupiterId = jupiter.getUniqueId().toString();
        legacyName = jupiter.getLegacyReportingName();
        tags = jupiter.getTags();
        mayRegisterTests = mayGrow;
        this.type = type;
    }

    /** Makes a test that the ranks found within another test or container. */
    RankTest(RankTest parent, String jupiterId, String name, String legacyName, Type type) {
        super(
                parent.getUniqueId().append(UniqueId.parse(jupiterId).getLastSegment()),
                name,
                source(parent));
        this.jupiterId = jupiterId;
        this.legacyName = legacyName;
        this.type = type;
        tags = parent.tags;
        timeout = parent.timeout;
        mayRegisterTests = type == Type.CONTAINER;
    }

    private static TestSource source(RankTest parent) {
        return parent.getSource().orElse(null);
    }

    /** Returns the id that Jupiter gives this test on the ranks. */
    String jupiterId() {
        return jupiterId;
    }

    /**
     * Adds a test that Jupiter has to run within this one.
     *
     * @param id unique id that Jupiter gives the added test.
     * @param seconds longest time that the added test may take.
     */
    void select(String id, int seconds) {
        selected.add(id);
        timeout = Math.max(timeout, seconds);
    }

    /** Returns the ids of all tests that Jupiter has to run within this one. */
    Set<String> selected() {
        Set<String> all = new LinkedHashSet<>(selected);
        getChildren().forEach(child -> all.addAll(((RankTest) child).selected()));
        return all;
    }

    /**
     * Returns the longest time that the test may take; of a container, the longest time of one of
     * its tests.
     */
    int timeout() {
        return getChildren().stream()
                .mapToInt(child -> ((RankTest) child).timeout())
                .reduce(timeout, Math::max);
    }

    @Override
    public Type getType() {
        return type;
    }

    @Override
    public Set<TestTag> getTags() {
        return tags;
    }

    @Override
    public boolean mayRegisterTests() {
        return mayRegisterTests;
    }

    /**
     * Returns a name with the job in it. Reports that leave out the job would show several tests
     * under one name.
     */
    @Override
    public String getLegacyReportingName() {
        boolean isOfMethod = getSource().orElse(null) instanceof MethodSource;
        return isOfMethod ? legacyName + "[" + job() + "]" : legacyName;
    }

    /**
     * Returns a name for the page that shows the trace of this test: the class and the method, or
     * the display name if this is no method.
     */
    String pictureName() {
        return getSource().orElse(null) instanceof MethodSource method
                ? method.getClassName().replaceFirst(".*\\.", "")
                        + "."
                        + legacyName.replaceFirst("\\(.*?\\)", "")
                : getDisplayName();
    }

    private String job() {
        return getUniqueId().getSegments().get(1).getValue();
    }
}
