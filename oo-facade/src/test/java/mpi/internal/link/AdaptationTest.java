package mpi.internal.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests calls of functions whose integers are wider or narrower than in the binding. */
final class AdaptationTest {
    private static final long MANY = 1L << 31;

    /**
     * Stands for a function of an MPI library. Its count has 32 bits, and its offset 64, though
     * this method takes both as {@code long}.
     */
    static String library(int partitions, long count, long offset) {
        return partitions + " " + (int) count + " " + offset;
    }

    /** Large-count function, which uses all 64 bits of its count. */
    static String large(int partitions, long count, int offset) {
        return "large " + partitions + " " + count + " " + offset;
    }

    static long wideResult() {
        return -7;
    }

    private static MethodHandle find(String name, MethodType type)
            throws ReflectiveOperationException {
        return MethodHandles.lookup().findStatic(AdaptationTest.class, name, type);
    }

    private static MethodHandle adapted(String words, boolean hasLarge)
            throws ReflectiveOperationException {
        var theirs = MethodType.methodType(String.class, int.class, long.class, long.class);
        var wanted = MethodType.methodType(String.class, int.class, long.class, int.class);
        return Adaptation.parse("MPI_F", words)
                .adapt(find("library", theirs), wanted, hasLarge ? find("large", wanted) : null);
    }

    @Test
    void wordsNameTheParametersOfAnotherWidth() {
        var parsed = Adaptation.parse("MPI_F", "int(pointer,int,int count,MPI_Comm) else MPI_F_c");
        assertEquals("int(pointer,int,long,MPI_Comm)", parsed.signature());
        assertEquals(List.of("", "", "count", ""), parsed.narrow());
        assertEquals("MPI_F_c", parsed.large());
        assertEquals("", Adaptation.parse("MPI_F", "int(int count)").large());
        assertEquals(List.of(""), Adaptation.parse("MPI_F", "int(long count)").narrow());
        assertEquals("int()", Adaptation.parse("MPI_F", "int()").signature());
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void integersThatFitReachTheLibraryAsTheyAre(long count) throws Throwable {
        var handle = adapted("text(int,int count,long offset)", false);
        assertEquals("3 " + count + " -5", (String) handle.invokeExact(3, count, -5));
    }

    @ParameterizedTest
    @ValueSource(longs = {MANY, -MANY - 1, Long.MAX_VALUE, Long.MIN_VALUE})
    void integersThatDoNotFitGoToTheLargeForm(long count) throws Throwable {
        var handle = adapted("text(int,int count,long offset) else MPI_F_c", true);
        assertEquals("large 3 " + count + " -5", (String) handle.invokeExact(3, count, -5));
        assertEquals("3 -1 -5", (String) handle.invokeExact(3, -1L, -5));
    }

    @Test
    void aWiderResultThatFitsComesBackAsItIs() throws Throwable {
        var handle =
                Adaptation.parse("MPI_F", "long()")
                        .adapt(
                                find("wideResult", MethodType.methodType(long.class)),
                                MethodType.methodType(int.class),
                                null);
        assertEquals(-7, (int) handle.invokeExact());
    }
}
