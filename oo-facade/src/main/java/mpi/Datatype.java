package mpi;

import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import mpi.c.Mpi;
import mpi.internal.memory.Element;
import mpi.object.ObjectCodec;

/**
 * What a message consists of. The basic types stand for the elements of Java's primitive arrays;
 * counts and offsets in all calls are in elements of the datatype, never in bytes. Derived types
 * are made from others, and are usable after {@code Commit}.
 */
public sealed class Datatype extends ElementUnits permits PairType, ObjectType, ScatteredType {

    private final String name;
    private final Element element;
    private final boolean predefined;
    private final boolean plain;

    /** The size of an item that is one element, as a shift. */
    private final int shift;

    /** The class of the arrays whose elements are the items; null if there is none. */
    private final Class<?> items;

    private final long size;
    private final long extent;

    /** Where the data of an item lie; null until that is known. */
    private TypeSpan span;

    private long[] runs;
    private long[] pieces;

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
        span = new TypeSpan(0, size);
        plain = element != Element.OBJECT;
        items = plain && elements == 1 ? element.array() : null;
        shift = Long.numberOfTrailingZeros(size);
    }

    /** A type of MPI's own that has no arrays in Java; asked about when it is used. */
    Datatype(String name, long handle) {
        this(name, handle, null, true);
    }

    /** A type of which a call sees so many bytes, whatever else belongs to it. */
    Datatype(String name, long handle, long bytes) {
        super(handle);
        this.name = name;
        element = Element.BYTE;
        predefined = false;
        size = bytes;
        extent = bytes;
        span = new TypeSpan(0, bytes);
        plain = false;
        items = null;
        shift = 0;
    }

    Datatype(String name, long handle, Element element, boolean predefined) {
        super(handle);
        this.name = name;
        this.element = element;
        this.predefined = predefined;
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

    /** A type that MPI made of another one; of the same elements, where it says which. */
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

    /** A type that MPI made of several; of their elements, if these are the same. */
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
     * Objects, as {@code MPI.OBJECT}, that a codec of the program's choice turns into bytes, in
     * each call that is given the datatype. The other side must use a codec of the same name.
     *
     * @param codec how the objects travel.
     * @return the datatype; other ones can be derived from it.
     */
    public static Datatype Of(ObjectCodec codec) {
        return new ObjectType("Datatype.Of(" + codec.name() + ")", codec);
    }

    /** The handle of a datatype that may be missing where MPI does not look at it. */
    static long handle(Datatype datatype) {
        return datatype == null ? Mpi.MPI_DATATYPE_NULL : datatype.handle();
    }

    /** The handle of one that only the root looks at: MPICH 3 wants some datatype on all ranks. */
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

    /** The primitive type that it is made of; null for a mixture. */
    @Override
    Element element() {
        return element;
    }

    /** Bytes of data in one item. */
    @Override
    long size() {
        return size >= 0 ? size : TypeBounds.size(handle());
    }

    /** Bytes from one item to the next. */
    @Override
    long extentBytes() {
        return extent >= 0 ? extent : TypeBounds.extent(handle());
    }

    /** How many elements of an array one item spans. */
    int extent() {
        return element == null ? 1 : Math.toIntExact(extentBytes() / element.bytes());
    }

    /** Where the first byte of an item is. */
    long trueLb() {
        return span().low();
    }

    /** Where the bytes of an item end. */
    long trueUb() {
        return span().high();
    }

    private TypeSpan span() {
        if (span == null) {
            try {
                span = TypeSpan.of(handle());
            } catch (ArithmeticException overflow) {
                String what = this + " reaches further than 2^63 bytes";
                throw MPIException.of(Frame.current().call(), Mpi.MPI_ERR_TYPE, what);
            }
        }
        return span;
    }

    /** Whether it is a basic type of Java, of which items lie one after the other. */
    boolean isPlain() {
        return plain;
    }

    /** Whether an array has items from an index on: the one question in most calls. */
    boolean hasItems(Object array, int first, long count) {
        return array != null
                && array.getClass() == items
                && count > 0
                && first >= 0
                && count <= Array.getLength(array) - first;
    }

    /** The same of off-heap memory. */
    boolean hasItems(MemorySegment memory, long count) {
        return items != null
                && memory != null
                && memory.isNative()
                && count > 0
                && count <= memory.byteSize() >> shift
                && isOpen(memory);
    }

    /** Whether this thread may use memory: else the call says why not. */
    private static boolean isOpen(MemorySegment memory) {
        return memory.scope().isAlive() && memory.isAccessibleBy(Thread.currentThread());
    }

    /** Whether items lie one after the other without a gap. */
    boolean isDense() {
        return plain || trueLb() == 0 && size() == extentBytes() && size() == trueUb();
    }

    /** The runs of bytes in one item, where there are gaps. */
    long[] runs() {
        if (runs == null) {
            runs = TypeMap.runs(this);
        }
        return runs;
    }

    /** The same, counted from the lowest of them. */
    long[] pieces() {
        if (pieces == null) {
            Pieces ofOne = new Pieces();
            ofOne.add(this, 1, 0);
            pieces = ofOne.from(trueLb());
        }
        return pieces;
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
