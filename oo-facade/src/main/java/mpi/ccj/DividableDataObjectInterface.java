package mpi.ccj;

import java.io.Serializable;

/**
 * An object with as many parts as a group has members: what {@code scatter} divides and {@code
 * gather} puts together.
 */
public interface DividableDataObjectInterface {

    /**
     * A part of this object. The result must be {@link Serializable}; the type is {@code Object} so
     * that classes may declare either.
     *
     * @param index number of the part, the rank of a member: 0 to {@code groupSize - 1}.
     * @param groupSize number of the parts.
     * @return the part.
     */
    Object elementAt(int index, int groupSize);

    /**
     * Puts a part in its place.
     *
     * @param index number of the part, the rank of a member: 0 to {@code groupSize - 1}.
     * @param groupSize number of the parts.
     * @param object the part.
     */
    void setElementAt(int index, int groupSize, Serializable object);
}
