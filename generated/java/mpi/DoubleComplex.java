// Generated from the primitive types by `make bindings`; edit templates/primitives/Complex.java instead.

package mpi;

import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.util.Objects;
import mpi.internal.Generated;
import mpi.internal.memory.DirectBuffers;

/**
 * A view of a complex number of {@code MPI.DOUBLE_COMPLEX} in a buffer or an array: two {@code
 * double}s, the real part first. Its setters change that buffer or array.
 */
@Generated("PrimitivesEmitter")
public final class DoubleComplex {

    private final DoubleBuffer parts;

    private DoubleComplex(DoubleBuffer buffer, int index) {
        Objects.checkIndex(index, buffer.capacity() / 2);
        parts = buffer.duplicate().clear().slice(2 * index, 2);
    }

    /**
     * Returns a view of the first number of a buffer.
     *
     * @param buffer complex numbers, which begin at index 0 of the buffer; its position is ignored.
     * @return the view.
     */
    public static DoubleComplex get(DoubleBuffer buffer) {
        return get(buffer, 0);
    }

    /**
     * Returns a view of a number of a buffer.
     *
     * @param buffer complex numbers, which begin at index 0 of the buffer; its position is ignored.
     * @param index index of the complex number, from 0.
     * @return the view.
     * @throws IndexOutOfBoundsException if there is no such number.
     */
    public static DoubleComplex get(DoubleBuffer buffer, int index) {
        return new DoubleComplex(buffer, index);
    }

    /**
     * Returns a view of the first number of an array.
     *
     * @param array complex numbers.
     * @return the view.
     */
    public static DoubleComplex get(double[] array) {
        return get(array, 0);
    }

    /**
     * Returns a view of a number of an array.
     *
     * @param array complex numbers.
     * @param index index of the complex number, from 0.
     * @return the view.
     * @throws IndexOutOfBoundsException if there is no such number.
     */
    public static DoubleComplex get(double[] array, int index) {
        return new DoubleComplex(DoubleBuffer.wrap(array), index);
    }

    /**
     * Returns a view of the first number of a buffer of bytes.
     *
     * @param buffer complex numbers in the machine's byte order, which begin at byte 0 of the buffer.
     * @return the view.
     */
    public static DoubleComplex get(ByteBuffer buffer) {
        return get(buffer, 0);
    }

    /**
     * Returns a view of a number of a buffer of bytes.
     *
     * @param buffer complex numbers in the machine's byte order, which begin at byte 0 of the buffer.
     * @param index index of the complex number, from 0.
     * @return the view.
     * @throws IndexOutOfBoundsException if there is no such number.
     */
    public static DoubleComplex get(ByteBuffer buffer, int index) {
        return new DoubleComplex(DirectBuffers.slice(buffer, 0, buffer.capacity()).asDoubleBuffer(), index);
    }

    /**
     * Returns the real part.
     *
     * @return the real part.
     */
    public double getReal() {
        return parts.get(0);
    }

    /**
     * Returns the imaginary part.
     *
     * @return the imaginary part.
     */
    public double getImag() {
        return parts.get(1);
    }

    /**
     * Sets the real part.
     *
     * @param real the real part.
     */
    public void putReal(double real) {
        parts.put(0, real);
    }

    /**
     * Sets the imaginary part.
     *
     * @param imag the imaginary part.
     */
    public void putImag(double imag) {
        parts.put(1, imag);
    }

    /**
     * Returns the memory of the number.
     *
     * @return its two parts, shared with the buffer.
     */
    public DoubleBuffer getBuffer() {
        return parts;
    }
}
