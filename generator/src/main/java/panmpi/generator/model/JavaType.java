package panmpi.generator.model;

/**
 * Carrier of a C value in emitted Java: the Java type by which the value is passed. The constants
 * are ordered such that of two carriers, the later one can hold the values of both.
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

    /**
     * Returns the word for this carrier in the signature by which a function is linked; for a
     * handle, the word is the handle's C type, {@code base}.
     */
    public String word(String base) {
        return this == HANDLE ? base : word;
    }
}
