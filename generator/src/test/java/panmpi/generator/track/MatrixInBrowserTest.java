package panmpi.generator.track;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.model.Api;
import panmpi.generator.model.Snapshots;

/**
 * Tests the page with the matrix, as a user sees it in a browser: a table of all names in the
 * committed snapshots and of the library versions that have them.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("long")
class MatrixInBrowserTest {

    private static final String VISIBLE =
            "[...document.querySelectorAll('#body tr')].filter(r => r.offsetParent)";
    private static final String NAMES =
            VISIBLE + ".map(r => r.querySelector('th').firstChild.data).join(' ')";

    @TempDir private static Path folder;
    private List<Api> apis;
    private Set<String> numbers;
    private Path page;
    private Browser browser;

    @BeforeAll
    void openBrowser() throws IOException {
        browser = Browser.start(folder);
        apis = Snapshots.read(List.of(Project.snapshots())).apis();
        Pipeline.Decided decided = Project.decide(Project.snapshots(), Project.quiet());
        numbers = decided.merged().omitted().keySet();
        Facade facade = new Facade(decided.facade(), Map.of());
        page = folder.resolve(Pages.MATRIX);
        Files.writeString(page, new Pages(apis, numbers, facade).all().get(Pages.MATRIX));
    }

    @AfterAll
    void closeBrowser() throws IOException {
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    void open() throws IOException {
        browser.open("about:blank");
        browser.open(page.toUri().toString());
    }

    @AfterEach
    void nothingLeftThePageAndNothingFailed() throws IOException {
        assertEquals(List.of(), browser.complaints());
        Set<String> elsewhere = new TreeSet<>(browser.requests());
        elsewhere.removeIf(u -> u.equals("about:blank") || u.startsWith("data:"));
        elsewhere.removeIf(u -> u.replaceFirst("#.*", "").equals(page.toUri().toString()));
        assertEquals(Set.of(), elsewhere);
    }

    /** Sets controls of the filter, and sends the events that the browser sends when users type. */
    private void filter(String... settings) throws IOException {
        for (String setting : settings) {
            String[] s = setting.split("=", 2);
            browser.eval("document.getElementById('%s').value = '%s'".formatted(s[0], s[1]));
        }
        browser.eval(
                "document.getElementById('filter').dispatchEvent(new Event('input'));"
                        + "new Promise(done => setTimeout(done, 200))");
    }

    private Set<String> names() throws IOException {
        String names = browser.eval(NAMES);
        return names.isEmpty() ? Set.of() : Set.of(names.split(" "));
    }

    /** Compares names, and reports only differences, since there are 2000 names. */
    private void assertNames(Set<String> expected) throws IOException {
        Set<String> missing = new TreeSet<>(expected);
        Set<String> unexpected = new TreeSet<>(names());
        missing.removeAll(unexpected);
        unexpected.removeAll(expected);
        assertEquals(Set.of(), missing, "not shown");
        assertEquals(Set.of(), unexpected, "shown");
    }

    private Set<String> functions() {
        return apis.stream()
                .flatMap(a -> a.functions().keySet().stream())
                .collect(Collectors.toSet());
    }

    private Set<String> constants() {
        return apis.stream()
                .flatMap(a -> a.constants().keySet().stream())
                .collect(Collectors.toSet());
    }

    private Api api(String title) {
        return apis.stream()
                .filter(a -> a.identity().title().equals(title))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void showsEveryFunctionAndEveryConstantThatProgramsUse() throws IOException {
        Set<String> all = new TreeSet<>(constants());
        all.removeAll(numbers);
        all.addAll(functions());
        assertNames(all);
        filter("kind=f");
        assertNames(functions());
        filter("kind=all");
        all.addAll(constants());
        assertNames(all);
    }

    @Test
    void countsInEachColumnAreThoseOfTheSnapshots() throws IOException {
        filter("kind=f");
        String totals =
                "[...document.querySelectorAll('#head tr:last-child th')]"
                        + ".map(th => th.lastChild.textContent).join(' ')";
        String expected =
                Library.of(apis).stream()
                        .flatMap(l -> l.versions().stream())
                        .map(a -> "" + a.functions().size())
                        .collect(Collectors.joining(" "));
        assertEquals(expected, browser.eval(totals));
    }

    @Test
    void searchesForAllWordsInNamesAndPrototypes() throws IOException {
        filter("text=split TYPE int comm_");
        assertEquals(Set.of("MPI_Comm_split_type"), names());
        assertEquals(
                "1 of", browser.eval("document.getElementById('count').textContent.slice(0, 4)"));
        filter("text=no_such_name");
        assertEquals(Set.of(), names());
        assertEquals("false", browser.eval("String(document.getElementById('empty').hidden)"));
    }

    @Test
    void aClassLeavesItsFunctionsAndItsHandles() throws IOException {
        filter("owner=Win", "kind=f");
        assertTrue(
                names().containsAll(Set.of("MPI_Put", "MPI_Win_fence", "MPI_Put_c")),
                names()::toString);
        assertFalse(names().contains("MPI_Comm_dup"), names()::toString);
        filter("kind=c");
        assertTrue(names().contains("MPI_WIN_NULL"), names()::toString);
    }

    @Test
    void differencesAreThoseOfTheNewestVersions() throws IOException {
        filter("differ=missing", "kind=f");
        Set<String> expected = new TreeSet<>();
        List<Api> newest = Library.of(apis).stream().map(l -> l.versions().getLast()).toList();
        newest.forEach(a -> expected.addAll(a.functions().keySet()));
        expected.removeIf(f -> newest.stream().allMatch(a -> a.functions().containsKey(f)));
        assertNames(expected);
    }

    @Test
    void aLibraryThatIsNotWantedHasNoColumns() throws IOException {
        browser.eval("boxes.forEach(box => box.checked = box.value === 'openmpi')");
        filter("kind=f");
        Set<String> expected = new TreeSet<>(api("openmpi 4.1.4").functions().keySet());
        expected.addAll(api("openmpi 5.0.11").functions().keySet());
        assertNames(expected);
        assertEquals("2", browser.eval("String(shownCells(visible[0].tr).length)"));
    }

    @Test
    void theAddressBringsTheSameViewAgain() throws IOException {
        filter("text=barrier", "kind=f");
        Set<String> names = names();
        String address = browser.eval("location.href");
        browser.open("about:blank");
        browser.open(address);
        assertTrue(names.contains("MPI_Ibarrier"), names::toString);
        assertEquals(names, names());
        assertEquals("barrier", browser.eval("document.getElementById('text').value"));
    }

    @Test
    void keysMoveThroughCellsAndEachSaysItsPrototypeAndSinceWhen() throws IOException {
        filter("text=MPI_Session_init", "kind=f");
        browser.eval("document.querySelector('[tabindex=\"0\"]').focus()");
        browser.press("Home");
        String tip = "";
        for (int i = 0; i < apis.size() && !tip.contains("mpich 4.0.2"); i++) {
            browser.press("ArrowRight");
            tip = browser.eval("document.getElementById('tip').innerText");
        }
        assertTrue(tip.contains("mpich 4.0.2"), tip);
        assertTrue(tip.contains("Since mpich 4.0.2."), tip);
        String prototype = api("mpich 4.0.2").functions().get("MPI_Session_init").prototype();
        assertTrue(tip.contains(prototype), tip);
        assertEquals(
                "tip", browser.eval("document.activeElement.getAttribute('aria-describedby')"));
        browser.press("Escape");
        assertEquals("true", browser.eval("String(document.getElementById('tip').hidden)"));
        browser.press("/");
        assertEquals("text", browser.eval("document.activeElement.id"));
    }

    @Test
    void theMouseGetsTheSameAsTheKeys() throws IOException {
        filter("text=MPI_TAG_UB", "kind=c");
        String cell =
                "JSON.stringify((r => [r.x + 9, r.y + 9])(visible[0].tr.cells[1].getBoundingClientRect()))";
        String[] at = browser.eval(cell).replaceAll("[\\[\\]]", "").split(",");
        browser.point((int) Double.parseDouble(at[0]), (int) Double.parseDouble(at[1]));
        String tip = browser.eval("document.getElementById('tip').innerText");
        String value = api("intel 2021.18.1").constants().get("MPI_TAG_UB").value();
        assertTrue(tip.contains("MPI_TAG_UB") && tip.contains(value + " (int)"), tip);
    }

    @Test
    void aCellShowsSinceWhen() throws IOException {
        filter("text=MPI_Session_init", "kind=f");
        assertEquals("4.0.2", browser.eval("visible[0].tr.querySelector('td.first').textContent"));
        assertEquals("MPI_Session_init", browser.eval("visible[0].name"));
    }
}
