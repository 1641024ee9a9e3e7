package mpi.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Other numbers of ranks for a method or a nested class of an {@link MpiTest}, in place of those of
 * the class around it.
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
