package mpi.internal;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * Mark of code that the generator wrote, which is not edited. It stands in the sources alone, and
 * not on the pages of the Javadoc, as that of the JDK would.
 */
@Retention(RetentionPolicy.SOURCE)
public @interface Generated {
    /** {@return the class of the generator that wrote it} */
    String value();

    /** {@return the C function that a method calls, or another remark} */
    String comments() default "";
}
