package mpi;

import java.lang.foreign.MemoryLayout;
import mpi.c.Mpi;
import mpi.internal.call.DeferredFrees;
import mpi.internal.call.NullChecks;
import mpi.internal.memory.Element;
import mpi.internal.objects.PinnedMessage;
import mpi.internal.staging.TypeQueries;
import mpi.internal.staging.TypeShape;
import mpi.internal.types.LayoutTypes;
import mpi.internal.types.LiveQueries;
import mpi.internal.types.TypeConstructor;
import mpi.object.ObjectCodec;

/**
 * Datatype of the items of a message. The basic types stand for the elements of Java's primitive
 * arrays. Calls count items of the datatype; an offset counts elements of the array, also if an
 * item of a derived type has several elements. Derived types are usable after {@code Commit}.
 *
 * <p>A column of a matrix as one element:
 *
 * {@snippet file="Snippets.java" region="datatype"}
 */
public sealed class Datatype extends ElementUnits implements Freeable, Cloneable
        permits PairType, ObjectType {

    private final TypeShape shape;
    private final boolean predefined;

    /**
     * Makes a datatype whose description (element type, size, extent) is known without asking MPI.
     */
    Datatype(long handle, TypeShape shape, boolean predefined) {
        super(handle);
        this.shape = shape;
        this.predefined = predefined;
    }

    /** Makes a predefined datatype whose description is known without asking MPI. */
    Datatype(long handle, TypeShape shape) {
        this(handle, shape, true);
    }

    /**
     * Makes the datatype of a message of objects in pinned arrays; the message frees it. The bounds
     * checks of a call check only the front, the part of the message before the arrays. The arrays
     * need no check, since the datatype contains their exact lengths.
     */
    Datatype(PinnedMessage message) {
        this(
                message.type(),
                TypeShape.front("the datatype of a message of objects", message.front().byteSize()),
                false);
    }

    /** Makes a basic type of Java. */
    Datatype(String name, long handle, Element element) {
        this(name, handle, element, 1);
    }

    /** Makes a type whose items have several elements of a basic type, such as complex numbers. */
    Datatype(String name, long handle, Element element, int elements) {
        this(handle, TypeShape.basic(name, element, elements));
    }

    /** Makes a predefined type that no Java array stores; MPI reports its size when it is used. */
    Datatype(String name, long handle) {
        this(name, handle, null, true);
    }

    /** Makes a datatype whose size MPI reports; unless predefined, garbage collection frees it. */
    Datatype(String name, long handle, Element element, boolean predefined) {
        super(handle);
        this.predefined = predefined;
        TypeQueries queries = new LiveQueries(this::handle, this::isFreed, this);
        if (predefined) {
            shape = TypeShape.predefined(name, element, queries);
        } else {
            freeWhenLost(DeferredFrees.Kind.DATATYPE);
            LivingDatatypes.add(this, handle);
            shape = TypeShape.derived(name, element, queries);
        }
    }

    /** Wraps a type that MPI derived from another one; both have the same basic type. */
    static Datatype made(long handle, Datatype oldtype) {
        Datatype known = Datatypes.find(handle);
        if (known != null) {
            return known;
        }
        if (TypeConstructor.isNamed(handle)) {
            return Datatypes.named(handle);
        }
        return derived(handle, oldtype == null ? null : oldtype.element(), oldtype);
    }

    /**
     * Wraps a type that MPI derived from several types. If these have the same basic type, the new
     * type has it, too.
     */
    static Datatype made(long handle, Datatype[] oldtypes) {
        Element element = oldtypes.length == 0 ? null : oldtypes[0].element();
        for (Datatype oldtype : oldtypes) {
            element = oldtype != null && oldtype.element() == element ? element : null;
        }
        Datatype struct = derived(handle, element, element == null ? null : oldtypes[0]);
        struct.countsBytes();
        return struct;
    }

    private static Datatype derived(long handle, Element element, Datatype oldtype) {
        Datatype made =
                oldtype instanceof ObjectType objects && element == Element.OBJECT
                        ? new ObjectType(handle, objects)
                        : new Datatype("a derived datatype", handle, element, false);
        made.countsAs(oldtype);
        return made;
    }

    /**
     * Returns a struct type for off-heap data of a layout; local. The type is committed, and its
     * extent is the layout's size.
     *
     * @param layout layout of one item, in the machine's byte order.
     * @return the datatype.
     * @throws MPIException if the layout has a part that MPI cannot send.
     */
    public static Datatype Of(MemoryLayout layout) {
        LayoutTypes.check(layout);
        return of("Datatype.Of(" + layout + ")", layout);
    }

    /**
     * Returns a struct type for records, laid out as a C struct of the components; local. The type
     * is committed. A buffer is an array of the record, whose elements are copied for each call, or
     * off-heap memory: {@code comm.Send(particles, 0, particles.length, type, 1, 0)}. An array that
     * receives may contain nulls; a null for which no record arrives stays null.
     *
     * @param type a record of primitives, of such records, and of arrays of primitives with {@link
     *     ArrayLength}.
     * @return the datatype.
     * @throws MPIException if the record has a component that MPI cannot send.
     */
    public static Datatype Of(Class<? extends Record> type) {
        MemoryLayout layout = LayoutTypes.layoutOf(type);
        return of("Datatype.Of(" + type.getSimpleName() + ")", layout);
    }

    private static Datatype of(String name, MemoryLayout layout) {
        try (Frame frame = Frame.open(LayoutTypes.CALL)) {
            return new Datatype(name, LayoutTypes.create(frame, layout), null, false);
        }
    }

    /**
     * Returns a datatype of objects, like {@code MPI.OBJECT}, whose objects are serialized by a
     * codec of the program's choice; local. The other side must use a codec of the same name.
     *
     * @param codec serializer of the objects.
     * @return the datatype; other ones can be derived from it.
     */
    public static Datatype Of(ObjectCodec codec) {
        NullChecks.given("Datatype.Of", "codec", codec);
        return new ObjectType("Datatype.Of(" + codec.name() + ")", codec);
    }

    /**
     * Returns a copy of the datatype; local.
     *
     * @return the copy.
     * @throws MPIException if MPI reports an error.
     */
    @Override
    public Datatype clone() {
        return Dup();
    }

    /**
     * Returns the handle of a datatype; for null, {@code MPI_DATATYPE_NULL}, which is passed where
     * MPI ignores the argument.
     */
    static long handle(Datatype datatype) {
        return datatype == null ? Mpi.MPI_DATATYPE_NULL : datatype.handle();
    }

    /**
     * Returns the handle of a datatype that only the root uses; for null, {@code MPI_BYTE}, since
     * MPICH 3 needs a valid datatype on all ranks.
     */
    static long handleForRoot(Datatype datatype) {
        return datatype == null ? Mpi.MPI_BYTE : datatype.handle();
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_DATATYPE_NULL;
    }

    @Override
    void adopt(long newHandle) {
        if (!predefined && Is_null() != (newHandle == nullHandle())) {
            LivingDatatypes.remove(this, handle());
        }
        super.adopt(newHandle);
    }

    @Override
    void release() {
        if (!predefined) {
            Free();
        }
    }

    private boolean isFreed() {
        return !predefined && Is_null();
    }

    @Override
    final TypeShape shape() {
        return shape;
    }

    /** Returns the class of arrays of {@link #element}; null if {@link #element} is null. */
    Class<?> arrays() {
        Element element = shape.element();
        return element == null ? null : element.array();
    }

    /** Returns the description of a datatype; null if the datatype is null. */
    static TypeShape shape(Datatype datatype) {
        return datatype == null ? null : datatype.shape;
    }

    /** Returns the extent in elements of the program's array; 1 if the basic type is not known. */
    int extent() {
        Element element = element();
        return element == null ? 1 : Math.toIntExact(shape.extent() / element.bytes());
    }

    /**
     * Returns the name of the datatype.
     *
     * @return such as {@code MPI.INT}.
     */
    @Override
    public String toString() {
        return shape.toString();
    }
}
