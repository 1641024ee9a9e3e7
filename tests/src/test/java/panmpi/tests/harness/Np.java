package panmpi.tests.harness;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Numbers of ranks that a case class runs on, and further needs of its jobs. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Np {
    /** {@return the numbers of ranks} */
    int[] value();

    /** {@return variables that the jobs need in their environment, each {@code NAME=VALUE}} */
    String[] environment() default {};

    /**
     * {@return why no other case class may run in the same job; empty where others may} Such a
     * class changes what it cannot change back, or measures the process.
     */
    String alone() default "";
}
