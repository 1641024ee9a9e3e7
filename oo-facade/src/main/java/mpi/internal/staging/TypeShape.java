package mpi.internal.staging;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import mpi.internal.memory.Element;

/**
 * Description of a datatype for the checks and the staging of buffers: its element type, size,
 * extent, true bounds and typemap blocks. It has no MPI handle, and does not depend on the public
 * class of datatypes.
 */
public final class TypeShape {

    /** The shape of {@code MPI.BYTE}. */
    public static final TypeShape BYTE = basic("MPI.BYTE", Element.BYTE, 1);

    /** Value in place of a size or an extent that MPI must be asked for each time. */
    private static final long UNKNOWN = -1;

    private final String name;
    private final Element element;
    private final boolean isPlain;

    /** Logarithm to base 2 of the size of an item, if the item is one element. */
    private final int shift;

    /**
     * Class of the Java arrays that have one element for each item; null for derived types and
     * pairs.
     */
    private final Class<?> arrays;

    private final long size;
    private final long extent;
    private final TypeQueries queries;
    private final TypeLayout layout;

    /**
     * Makes a shape whose size is known without asking MPI; {@code elements} is the number of
     * elements in an item, or 0 for a derived datatype.
     */
    private TypeShape(String name, Element element, int elements, long size) {
        this.name = name;
        this.element = element;
        isPlain = elements > 0 && element != Element.OBJECT;
        arrays = isPlain && elements == 1 ? element.array() : null;
        shift = arrays == null ? 0 : Long.numberOfTrailingZeros(size);
        this.size = size;
        extent = size;
        queries = null;
        layout = new TypeLayout(this, null, new TrueBounds(0, size));
    }

    private TypeShape(String name, Element element, TypeQueries queries, boolean isFixed) {
        this.name = name;
        this.element = element;
        isPlain = false;
        arrays = null;
        shift = 0;
        this.queries = queries;
        size = isFixed ? queries.size() : UNKNOWN;
        extent = isFixed ? queries.extent() : UNKNOWN;
        layout = new TypeLayout(this, queries, null);
    }

    /** Makes the shape of items of {@code elements} contiguous elements of a basic type of Java. */
    public static TypeShape basic(String name, Element element, int elements) {
        return new TypeShape(name, element, elements, (long) elements * element.bytes());
    }

    /**
     * Makes the shape of a datatype of which only the first {@code bytes} bytes are checked, as in
     * a message of objects, whose arrays lie elsewhere in memory.
     */
    public static TypeShape front(String name, long bytes) {
        return new TypeShape(name, Element.BYTE, 0, bytes);
    }

    /**
     * Makes the shape of a predefined datatype; MPI is asked for its size and extent each time they
     * are needed.
     */
    public static TypeShape predefined(String name, Element element, TypeQueries queries) {
        return new TypeShape(name, element, queries, false);
    }

    /** Makes the shape of a derived datatype; MPI is asked for its size and extent now. */
    public static TypeShape derived(String name, Element element, TypeQueries queries) {
        return new TypeShape(name, element, queries, true);
    }

    /**
     * Returns the element type of all data of the datatype; null if the data have several types.
     */
    public Element element() {
        return element;
    }

    /** Returns the size, which is the number of bytes of data in one item. */
    public long size() {
        return size >= 0 ? size : queries.size();
    }

    /**
     * Returns the extent, which is the number of bytes from the start of one item to the start of
     * the next.
     */
    public long extent() {
        return extent >= 0 ? extent : queries.extent();
    }

    /** Returns the true bounds and typemap blocks of one item. */
    public TypeLayout layout() {
        return layout;
    }

    /** Returns true once the program has freed the datatype. */
    boolean isFreed() {
        return queries != null && queries.isFreed();
    }

    /**
     * Returns true if an item consists of contiguous elements of one basic type of Java, as in
     * basic types and pairs.
     */
    public boolean isPlain() {
        return isPlain;
    }

    /**
     * Returns true if an item is a pair of elements of a basic type of Java, such as a complex
     * number.
     */
    public boolean isPair() {
        return isPlain && arrays == null;
    }

    /** Returns true for {@code MPI.OBJECT} and for datatypes derived from {@code MPI.OBJECT}. */
    public boolean isObject() {
        return element == Element.OBJECT;
    }

    /**
     * Returns true if {@code array} is an array of this basic type, and holds {@code count} items
     * from index {@code first} on, where {@code count} is at least one. Most calls need no other
     * check.
     */
    public boolean hasItems(Object array, int first, long count) {
        return array != null
                && array.getClass() == arrays
                && count > 0
                && first >= 0
                && count <= Array.getLength(array) - first;
    }

    /**
     * Returns true if {@code memory} is off-heap, open to this thread, and holds {@code count}
     * items of this basic type.
     */
    public boolean hasItems(MemorySegment memory, long count) {
        return arrays != null
                && memory != null
                && memory.isNative()
                && count > 0
                && count <= memory.byteSize() >> shift
                && BufferChecks.isReachable(memory);
    }

    /** Returns the name of the datatype, such as {@code MPI.INT}. */
    @Override
    public String toString() {
        return name;
    }
}
