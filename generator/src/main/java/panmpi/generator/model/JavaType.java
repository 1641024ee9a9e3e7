package panmpi.generator.model;

/** Carrier of a C value in emitted Java; of two carriers the later one can hold both. */
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

    /** The Java type as it is written in source. */
    public String java() {
        return java;
    }

    /** The word of a link signature; a handle's word is its C type. */
    public String word(String base) {
        return this == HANDLE ? base : word;
    }
}
