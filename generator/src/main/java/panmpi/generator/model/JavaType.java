package panmpi.generator.model;

/**
 * Carrier of a C value in emitted Java: the Java type by which the value is passed. They are
 * ordered such that of two carriers the later one can hold the values of both.
 */
public enum JavaType {
    VOID("void", "void"),
    BYTE("byte", "byte"),
    INT("int", "int"),
    LONG("long", "long"),
    DOUBLE("double", "double"),
    TEXT("String", "text"),
    POINTER("MemorySegment", "pointer"),
    HANDLE("long", "");

    private final String java;
    private final String word;

    JavaType(String java, String word) {
        this.java = java;
        this.word = word;
    }

    /** Returns the Java type as it is written in source. */
    public String java() {
        return java;
    }

    /** Returns the word for it in a link signature; for a handle, that is its C type. */
    public String word(String base) {
        return this == HANDLE ? base : word;
    }
}
