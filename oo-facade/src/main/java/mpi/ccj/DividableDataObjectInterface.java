package mpi.ccj;

import java.io.Serializable;

/**
 * Object with as many parts as a group has members, which {@code scatter} divides and {@code
 * gather} assembles.
 */
public interface DividableDataObjectInterface {

    /**
     * Returns a part of this object. The result must be {@link Serializable}; the declared type is
     * {@code Object}, so that an implementation may declare {@code Object} or {@code Serializable}.
     *
     * @param index number of the part, the rank of a member: 0 to {@code groupSize - 1}.
     * @param groupSize number of parts.
     * @return the part.
     */
    Object elementAt(int index, int groupSize);

    /**
     * Sets a part.
     *
     * @param index number of the part, the rank of a member: 0 to {@code groupSize - 1}.
     * @param groupSize number of parts.
     * @param object the part.
     */
    void setElementAt(int index, int groupSize, Serializable object);
}
