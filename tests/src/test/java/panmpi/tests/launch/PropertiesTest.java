package panmpi.tests.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;

/** Tests system properties that a user misspells, or sets to a wrong value. */
@Tag("mpi")
@Tag("any-mpi")
final class PropertiesTest {
    private static final Pattern READ = Pattern.compile("\"panmpi[.]([a-z.]+)\"");
    private static final Pattern KNOWN = Pattern.compile("\"([a-z]+(?:[.][a-z]+)?)\"");

    @Test
    void numberThatIsNoneIsRefusedAtInit() {
        for (String value : new String[] {"1G", "0", "-5", "2147483648", ""}) {
            refuses("objects.room", value, "bytes");
            refuses("objects.depth", value, "levels");
        }
    }

    @Test
    void budgetOfCachesIsRefusedAtInit() {
        for (String value : new String[] {"1G", "-1", "0.5", ""}) {
            var option = "-Dpanmpi.cache=" + value;
            hello(option)
                    .failed()
                    .says(option + ": the value must be a whole number of bytes, 0 or more");
        }
    }

    @Test
    void wordThatAPropertyDoesNotTakeIsRefusedAtInit() {
        hello("-Dpanmpi.yield=of")
                .failed()
                .says("-Dpanmpi.yield=of: the value must be true or false");
        hello("-Dpanmpi.singleton=yes")
                .failed()
                .says("-Dpanmpi.singleton=yes: the value must be allow or refuse");
        hello("-Dpanmpi.threads=many")
                .failed()
                .says("-Dpanmpi.threads=many: the value must be single, ");
    }

    @Test
    void numbersThatFitAreTaken() {
        hello("-Dpanmpi.objects.room=2147483647", "-Dpanmpi.objects.depth=1", "-Dpanmpi.cache=0")
                .succeeded()
                .saysNothingOf("panmpi:");
    }

    @Test
    void misspeltPropertyIsToldOnceWithTheNearest() {
        var job = hello("-Dpanmpi.object.room=100", "-Dpanmpi.of.the.program=1").succeeded();
        var told = "panmpi: there is no property -Dpanmpi.object.room";
        assertEquals(1, job.lines(told).size(), job::output);
        job.says("the nearest is -Dpanmpi.objects.room").saysNothingOf("of.the.program");
    }

    @Test
    void everyPropertyThatIsReadIsKnown() throws IOException {
        var sources = Setup.root().resolve("oo-facade/src/main/java/mpi");
        var read = new TreeSet<String>(propertiesOf(sources));
        read.addAll(propertiesOf(Setup.root().resolve("oo-facade/codec/src/main/java/mpi")));
        var known = new TreeSet<String>();
        var list = Files.readString(sources.resolve("internal/Properties.java"));
        KNOWN.matcher(list.substring(0, list.indexOf("private Properties()")))
                .results()
                .forEach(m -> known.add(m.group(1)));
        assertTrue(read.contains("objects.room"), read::toString);
        assertEquals(known, read);
    }

    private static Set<String> propertiesOf(Path sources) throws IOException {
        var read = new TreeSet<String>();
        try (var files = Files.walk(sources)) {
            for (var file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                READ.matcher(Files.readString(file)).results().forEach(m -> read.add(m.group(1)));
            }
        }
        return read;
    }

    private static void refuses(String property, String value, String unit) {
        var option = "-Dpanmpi." + property + "=" + value;
        var rule = ": the value must be a whole number of " + unit + ", 1 to 2147483647";
        hello(option).failed().says(option + rule);
    }

    private static Job hello(String... options) {
        var mpi = Setup.mpis().getFirst();
        return new MpiExec(mpi, 2, List.of(Setup.examples("classes"))).with(options).run("Hello");
    }
}
