package panmpi.generator.header;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests which flags of GCC and clang are passed to libclang, by their effect on a header. */
class CompilerFlagsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    -DA                      | -DA
                    -D A=1                   | -DA=1
                    -UA                      | -UA
                    -U A                     | -UA
                    -I /usr                  | -I/usr
                    -I/usr                   | -I/usr
                    -I /no/such/folder       | ''
                    -I=/usr                  | -I=/usr
                    -isystem /usr            | -isystem /usr
                    -isystem/usr             | -isystem /usr
                    -iquote /usr             | -iquote /usr
                    -idirafter /usr          | -idirafter /usr
                    -isysroot /usr           | -isysroot /usr
                    --sysroot=/usr           | --sysroot=/usr
                    --sysroot /usr           | --sysroot=/usr
                    -include f.h             | -include f.h
                    -imacros f.h             | -imacros f.h
                    --define-macro=A         | -DA
                    --undefine-macro A       | -UA
                    --include=f.h            | -include f.h
                    --include-directory=/usr | -I/usr
                    -std=c11                 | -std=c11
                    --std=c11                | -std=c11
                    -ansi                    | -ansi
                    -x c                     | ''
                    -xc                      | ''
                    -Wp,-DA                  | -Wp,-DA
                    -Xpreprocessor -DA       | -Xpreprocessor -DA
                    -fopenmp -O2 -pthread    | -fopenmp -O2 -pthread
                    -fshort-enums -m64       | -fshort-enums -m64
                    -undef -nostdinc         | -undef -nostdinc
                    -Wall -w -g3 -c -pipe    | ''
                    -L /lib -lmpi -Wl,-z,now | ''
                    -Xlinker -DA -B /usr     | ''
                    --param x=1 -T s -u -DA  | ''
                    """)
    void whatDecidesIsPassedOn(String command, String passed) throws IOException {
        CompilerFlags flags = of("gcc " + command);
        assertEquals(List.of(), flags.refused());
        String joined = String.join(" ", flags.deciding().stream().flatMap(List::stream).toList());
        assertEquals(passed, joined);
    }

    @Test
    void aWrapperMayAddWhatOtherCompilersDoNotKnow() throws IOException {
        CompilerFlags shown =
                of("gcc -DA -I/usr -fgraphite-identity -march=native -O3 -fshort-enums -qodd");
        assertEquals(
                List.of(List.of("-DA"), List.of("-I/usr"), List.of("-fshort-enums")),
                shown.portable());
        assertEquals(List.of("-qodd"), shown.refused());
    }

    @Test
    void wordsAreThoseOfAShell() {
        assertEquals(
                List.of("a b", "c'd", "-DS=\"x y\"", "e\\f", "g h", ""),
                ShellWords.split("'a b' \"c'd\" -DS=\\\"x\\ y\\\" \"e\\f\" g\\ h ''"));
        assertEquals(List.of("f(x)=$x`"), ShellWords.split("\"f(x)=\\$x\\`\""));
    }

    private static CompilerFlags of(String command) throws IOException {
        return CompilerFlags.of(ShellWords.split(command));
    }
}
