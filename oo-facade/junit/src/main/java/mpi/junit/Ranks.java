package mpi.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives a method or a nested class of an {@link MpiTest} other numbers of ranks than the class
 * around it has.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Documented
public @interface Ranks {
    /**
     * The numbers of ranks.
     *
     * @return numbers from 1 on.
     */
    int[] value();
}
