package mpi;

import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import mpi.c.Mpi;
import mpi.internal.memory.Element;
import mpi.object.ObjectCodec;

/**
 * Datatype of the elements of a message. The basic types stand for the elements of Java's primitive
 * arrays; counts and offsets in all calls are in elements of the datatype, never in bytes. Derived
 * types are made from others, and are usable after {@code Commit}.
 */
public sealed class Datatype extends ElementUnits permits PairType, ObjectType, ScatteredType {

    private final String name;
    private final Element element;
    private final boolean predefined;
    private final boolean plain;

    /** The size of an item that is one element, as a shift. */
    private final int shift;

    /** Class of the arrays with one element for each item; null for derived types and pairs. */
    private final Class<?> items;

    private final long size;
    private final long extent;

    private final TypeLayout layout;

    /** A basic type of Java. */
    Datatype(String name, long handle, Element element) {
        this(name, handle, element, 1);
    }

    /** Pairs of a basic type of Java. */
    Datatype(String name, long handle, Element element, int elements) {
        super(handle);
        this.name = name;
        this.element = element;
        predefined = true;
        size = (long) elements * element.bytes();
        extent = size;
        layout = new TypeLayout(this, new TypeSpan(0, size));
        plain = element != Element.OBJECT;
        items = plain && elements == 1 ? element.array() : null;
        shift = Long.numberOfTrailingZeros(size);
    }

    /** A predefined type without arrays in Java; MPI reports its size when it is used. */
    Datatype(String name, long handle) {
        this(name, handle, null, true);
    }

    /**
     * A type of which the checks of a call see the first {@code bytes} bytes only, the front of a
     * scattered item.
     */
    Datatype(String name, long handle, long bytes) {
        super(handle);
        this.name = name;
        element = Element.BYTE;
        predefined = false;
        size = bytes;
        extent = bytes;
        layout = new TypeLayout(this, new TypeSpan(0, bytes));
        plain = false;
        items = null;
        shift = 0;
    }

    Datatype(String name, long handle, Element element, boolean predefined) {
        super(handle);
        this.name = name;
        this.element = element;
        this.predefined = predefined;
        layout = new TypeLayout(this, null);
        plain = false;
        items = null;
        shift = 0;
        if (predefined) {
            size = -1;
            extent = -1;
            return;
        }
        freeWhenLost(Frees.Kind.DATATYPE);
        size = TypeBounds.size(handle);
        extent = TypeBounds.extent(handle);
    }

    /** Wraps a type that MPI derived from another one; it has the element of that one. */
    static Datatype made(long handle, Datatype material) {
        Datatype known = Datatypes.find(handle);
        if (known != null) {
            return known;
        }
        if (Datatypes.isNamed(handle)) {
            return new Datatype("a datatype of MPI's own", handle);
        }
        return derived(handle, material == null ? null : material.element, material);
    }

    /** Wraps a type that MPI derived from several; it has their element if they all share one. */
    static Datatype made(long handle, Datatype[] material) {
        Element element = material.length == 0 ? null : material[0].element;
        for (Datatype part : material) {
            element = part != null && part.element == element ? element : null;
        }
        return derived(handle, element, element == null ? null : material[0]);
    }

    private static Datatype derived(long handle, Element element, Datatype material) {
        return material instanceof ObjectType objects && element == Element.OBJECT
                ? new ObjectType(handle, objects)
                : new Datatype("a derived datatype", handle, element, false);
    }

    /**
     * A struct type for off-heap data of a layout; committed. Its extent is the layout's size.
     *
     * @param layout layout of one item, in the machine's byte order.
     * @return the datatype.
     * @throws MPIException if the layout has a part that MPI cannot send.
     */
    public static Datatype Of(MemoryLayout layout) {
        return new Datatype("Datatype.Of(" + layout + ")", LayoutTypes.create(layout), null, false);
    }

    /**
     * A struct type for off-heap data of a record's shape, laid out as a C struct of the record's
     * components; committed.
     *
     * @param type a record of primitives and of such records.
     * @return the datatype.
     * @throws MPIException if the record has a component that MPI cannot send.
     */
    public static Datatype Of(Class<? extends Record> type) {
        String name = "Datatype.Of(" + type.getSimpleName() + ")";
        return new Datatype(name, LayoutTypes.create(type), null, false);
    }

    /**
     * Objects, as {@code MPI.OBJECT}, serialized by a codec of the program's choice in each call
     * with the datatype. The other side must use a codec of the same name.
     *
     * @param codec serializer of the objects.
     * @return the datatype; other ones can be derived from it.
     */
    public static Datatype Of(ObjectCodec codec) {
        return new ObjectType("Datatype.Of(" + codec.name() + ")", codec);
    }

    /**
     * The handle of a datatype; null stands for {@code MPI_DATATYPE_NULL}, where MPI ignores the
     * argument.
     */
    static long handle(Datatype datatype) {
        return datatype == null ? Mpi.MPI_DATATYPE_NULL : datatype.handle();
    }

    /**
     * The handle of an argument that is significant only at the root: MPICH 3 needs a valid
     * datatype on all ranks.
     */
    static long handleForRoot(Datatype datatype) {
        return datatype == null ? Mpi.MPI_BYTE : datatype.handle();
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_DATATYPE_NULL;
    }

    @Override
    void release() {
        if (!predefined) {
            Free();
        }
    }

    /** Element of all its data; null if they differ. */
    @Override
    Element element() {
        return element;
    }

    /** Bytes of data in one item. */
    @Override
    long size() {
        return size >= 0 ? size : TypeBounds.size(handle());
    }

    /** Extent: bytes from one item to the next. */
    @Override
    long extentBytes() {
        return extent >= 0 ? extent : TypeBounds.extent(handle());
    }

    /** Extent in elements of an array. */
    int extent() {
        return element == null ? 1 : Math.toIntExact(extentBytes() / element.bytes());
    }

    /** Bytes of one item that hold data. */
    TypeLayout layout() {
        return layout;
    }

    /** True for basic types of Java and pairs of them: items are contiguous. */
    boolean isPlain() {
        return plain;
    }

    /**
     * True if an array of this basic type holds {@code count} items from index {@code first} on:
     * the only check that most calls need.
     */
    boolean hasItems(Object array, int first, long count) {
        return array != null
                && array.getClass() == items
                && count > 0
                && first >= 0
                && count <= Array.getLength(array) - first;
    }

    /**
     * True if {@code memory} is off-heap, open to this thread, and holds {@code count} items of
     * this basic type.
     */
    boolean hasItems(MemorySegment memory, long count) {
        return items != null
                && memory != null
                && memory.isNative()
                && count > 0
                && count <= memory.byteSize() >> shift
                && BufferChecks.isReachable(memory);
    }

    /**
     * The name of the datatype.
     *
     * @return such as {@code MPI.INT}.
     */
    @Override
    public String toString() {
        return name;
    }
}
