package mpi.internal.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodType;
import mpi.abi.AbiTable;
import mpi.abi.StandardAbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that the type of a C function is made from text such as {@code int(pointer,int)}. */
final class SignatureTest {
    private static final AbiTable ABI = StandardAbi.table("MPICH Version: 5.0.2");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int(pointer,int,MPI_Datatype,int,int,MPI_Comm) | ''",
                "double()                                        | ''",
                "int(int,...)                                    | ''",
                "int(MPI_Comm,MPI_Unheard,pointer)               | MPI_Unheard",
                "int(i:MPI_Unheard)                              | MPI_Unheard",
                "MPI_Unheard(int)                                | MPI_Unheard",
            })
    void findsATypeThatTheTableLacks(String signature, String type) {
        assertEquals(type, Signature.unknownType(signature, ABI));
    }

    @Test
    void typeInJavaNeedsNoTable() {
        MethodType type =
                MethodType.methodType(int.class, long.class, int.class, MemorySegment.class);
        assertEquals(type, Signature.javaType("int(MPI_Unheard,i:MPI_Fint,pointer,...)"));
        assertEquals(
                MethodType.methodType(double.class), Signature.parse("double()", ABI).javaType());
    }
}
