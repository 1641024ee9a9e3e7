package panmpi.tests;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Numbers of ranks that a case class runs on, one {@code mpiexec} job each. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Np {
    /** {@return the numbers of ranks} */
    int[] value();

    /** {@return variables that the jobs need in their environment, each {@code NAME=VALUE}} */
    String[] environment() default {};
}
