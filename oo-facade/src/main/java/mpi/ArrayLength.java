package mpi;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Length of an array that is a component of a record, for datatypes of records ({@link
 * Datatype#Of(Class)}). In all records of the class, the array must have this length. Its elements
 * lie within the C struct that the record becomes, as in {@code record Body(@ArrayLength(3)
 * double[] place)}.
 *
 * @see Datatype#Of(Class)
 * @since 0.3
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.RUNTIME)
public @interface ArrayLength {

    /**
     * Returns the number of elements.
     *
     * @return 1 or more.
     */
    int value();
}
