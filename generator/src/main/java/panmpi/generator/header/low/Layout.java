package panmpi.generator.header.low;

/** Representation of a C value in Java: its carrier type and memory layout. */
public sealed interface Layout {

    /** The Java type of a value, such as {@code int} or {@code MemorySegment}. */
    String carrier();

    /** The class of the layout, such as {@code OfInt}. */
    String layoutClass();

    /**
     * The Java expression for the layout.
     *
     * @param header class that holds the layouts of the scalar types
     */
    String expression(String header);

    /** A number, a truth value or an address. */
    enum Scalar implements Layout {
        C_BOOL("boolean", "OfBoolean"),
        C_CHAR("byte", "OfByte"),
        C_SHORT("short", "OfShort"),
        C_INT("int", "OfInt"),
        C_LONG("long", "OfLong"),
        C_LONG_LONG("long", "OfLong"),
        C_FLOAT("float", "OfFloat"),
        C_DOUBLE("double", "OfDouble"),
        C_POINTER("MemorySegment", "AddressLayout");

        private final String carrier;
        private final String layoutClass;

        Scalar(String carrier, String layoutClass) {
            this.carrier = carrier;
            this.layoutClass = layoutClass;
        }

        @Override
        public String carrier() {
            return carrier;
        }

        @Override
        public String layoutClass() {
            return layoutClass;
        }

        @Override
        public String expression(String header) {
            return header + "." + name();
        }
    }

    /**
     * An array: elements in a row.
     *
     * @param count number of elements
     * @param element the layout of each element
     */
    record Array(long count, Layout element) implements Layout {
        @Override
        public String carrier() {
            return "MemorySegment";
        }

        @Override
        public String layoutClass() {
            return "SequenceLayout";
        }

        @Override
        public String expression(String header) {
            return "MemoryLayout.sequenceLayout(%d, %s)"
                    .formatted(count, element.expression(header));
        }
    }

    /**
     * A struct or union that has a class of its own.
     *
     * @param name the name of that class
     */
    record Struct(String name) implements Layout {
        @Override
        public String carrier() {
            return "MemorySegment";
        }

        @Override
        public String layoutClass() {
            return "GroupLayout";
        }

        @Override
        public String expression(String header) {
            return name + ".layout()";
        }
    }
}
