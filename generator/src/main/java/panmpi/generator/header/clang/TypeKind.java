package panmpi.generator.header.clang;

/** Values of {@code enum CXTypeKind} that the readers use. */
final class TypeKind {

    static final int VOID = 2;
    static final int BOOL = 3;
    static final int CHAR_U = 4;
    static final int UCHAR = 5;
    static final int USHORT = 8;
    static final int UINT = 9;
    static final int ULONG = 10;
    static final int ULONGLONG = 11;
    static final int CHAR_S = 13;
    static final int SCHAR = 14;
    static final int SHORT = 16;
    static final int INT = 17;
    static final int LONG = 18;
    static final int LONGLONG = 19;
    static final int FLOAT = 21;
    static final int DOUBLE = 22;
    static final int POINTER = 101;
    static final int BLOCK_POINTER = 102;
    static final int RECORD = 105;
    static final int ENUM = 106;
    static final int TYPEDEF = 107;
    static final int FUNCTION_WITHOUT_PROTOTYPE = 110;
    static final int FUNCTION = 111;
    static final int CONSTANT_ARRAY = 112;
    static final int INCOMPLETE_ARRAY = 114;
    static final int ELABORATED = 119;

    private TypeKind() {}
}
