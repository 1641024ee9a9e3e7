package mpi.internal;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * Marks code that panmpi's code generator wrote and that must not be edited by hand. Unlike the
 * JDK's annotation of this name, this annotation does not appear in the Javadoc.
 */
@Retention(RetentionPolicy.SOURCE)
public @interface Generated {
    /** {@return the class of the generator that wrote the code} */
    String value();

    /**
     * {@return the C function that the marked method calls, or a remark on other generated code}
     */
    String comments() default "";
}
