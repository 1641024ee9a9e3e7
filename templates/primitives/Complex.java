package mpi;

import java.nio.ByteBuffer;
import java.nio.$Name$Buffer;
import java.util.Objects;
import mpi.internal.Generated;
import mpi.internal.memory.DirectBuffers;

/**
 * A view of a complex number of {@code MPI.$NAME$_COMPLEX} in a buffer or an array: two {@code
 * $type$}s, the real part first. Its setters change that buffer or array.
 */
@Generated("PrimitivesEmitter")
@Each("float double")
public final class $Name$Complex {

    private final $Name$Buffer parts;

    private $Name$Complex($Name$Buffer buffer, int index) {
        Objects.checkIndex(index, buffer.capacity() / 2);
        parts = buffer.duplicate().clear().slice(2 * index, 2);
    }

    /**
     * Returns a view of the first number of a buffer.
     *
     * @param buffer complex numbers, which begin at index 0 of the buffer; its position is ignored.
     * @return the view.
     */
    public static $Name$Complex get($Name$Buffer buffer) {
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
    public static $Name$Complex get($Name$Buffer buffer, int index) {
        return new $Name$Complex(buffer, index);
    }

    /**
     * Returns a view of the first number of an array.
     *
     * @param array complex numbers.
     * @return the view.
     */
    public static $Name$Complex get($type$[] array) {
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
    public static $Name$Complex get($type$[] array, int index) {
        return new $Name$Complex($Name$Buffer.wrap(array), index);
    }

    /**
     * Returns a view of the first number of a buffer of bytes.
     *
     * @param buffer complex numbers in the machine's byte order, which begin at byte 0 of the buffer.
     * @return the view.
     */
    public static $Name$Complex get(ByteBuffer buffer) {
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
    public static $Name$Complex get(ByteBuffer buffer, int index) {
        return new $Name$Complex(
                DirectBuffers.slice(buffer, 0, buffer.capacity()).as$Name$Buffer(), index);
    }

    /**
     * Returns the real part.
     *
     * @return the real part.
     */
    public $type$ getReal() {
        return parts.get(0);
    }

    /**
     * Returns the imaginary part.
     *
     * @return the imaginary part.
     */
    public $type$ getImag() {
        return parts.get(1);
    }

    /**
     * Sets the real part.
     *
     * @param real the real part.
     */
    public void putReal($type$ real) {
        parts.put(0, real);
    }

    /**
     * Sets the imaginary part.
     *
     * @param imag the imaginary part.
     */
    public void putImag($type$ imag) {
        parts.put(1, imag);
    }

    /**
     * Returns the memory of the number.
     *
     * @return its two parts, shared with the buffer.
     */
    public $Name$Buffer getBuffer() {
        return parts;
    }
}
