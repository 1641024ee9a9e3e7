package panmpi.junit.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Has tests that need options of the JVM and environment variables. */
@MpiTest(
        ranks = 1,
        jvm = {"-Dprogram.option=given", "-Xmx100m"},
        environment = "PROGRAM_VARIABLE=set")
public class Settings {

    @Test
    void optionsReachTheRanks() {
        assertEquals("given", System.getProperty("program.option"));
        assertEquals(100L << 20, Runtime.getRuntime().maxMemory());
    }

    @Test
    void variablesReachTheRanks() {
        assertEquals("set", System.getenv("PROGRAM_VARIABLE"));
    }

    @Test
    void propertiesOfTheReportingJvmReachTheRanks() {
        assertEquals("told", System.getProperty("program.property"));
    }
}
