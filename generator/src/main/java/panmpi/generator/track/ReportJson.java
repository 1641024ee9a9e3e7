package panmpi.generator.track;

import java.util.LinkedHashMap;
import java.util.Map;
import panmpi.generator.diff.PrettyJson;

/** Writes the report as JSON, for programs. */
public final class ReportJson {

    private ReportJson() {}

    /** Returns a report as the text of one JSON object. */
    public static String of(Report report) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("level", report.level());
        json.put("served", report.answers().served().stream().map(ReportJson::served).toList());
        json.put("older", report.answers().older().stream().map(ReportJson::served).toList());
        json.put("missed", report.answers().missed().stream().map(ReportJson::missed).toList());
        json.put("unreadable", report.unreadable().stream().map(ReportJson::unreadable).toList());
        json.put("new", report.news().stream().map(n -> news(report, n)).toList());
        return PrettyJson.of(json);
    }

    private static Map<String, String> served(RegistryAnswers.Package p) {
        Map<String, String> json = new LinkedHashMap<>();
        json.put("registry", p.registry());
        json.put("package", p.name());
        json.put("library", p.library());
        json.put("version", p.version());
        return json;
    }

    private static Map<String, String> missed(RegistryAnswers.Missed m) {
        Map<String, String> json = new LinkedHashMap<>();
        json.put("registry", m.registry());
        json.put("package", m.name());
        json.put("version", m.version());
        json.put("why", m.why());
        return json;
    }

    private static Map<String, String> unreadable(Unreadable u) {
        Map<String, String> json = served(u.found().source());
        json.put("header", u.found().header().toString());
        json.put("why", u.why());
        return json;
    }

    private static Map<String, Object> news(Report report, News n) {
        VersionChange versionChange = n.versionChange();
        Map<String, Object> json = new LinkedHashMap<>(served(n.found().source()));
        json.put("header", n.found().header().toString());
        json.put("library", n.api().identity().library());
        json.put("libraryVersion", n.api().identity().version());
        json.put("mpi", n.api().identity().mpi());
        json.put("against", versionChange.before().identity().title());
        json.put("verdict", versionChange.diff().verdict());
        json.put("diffLevel", versionChange.diff().level());
        json.put("breaksBinary", versionChange.breaksBinaries());
        json.put("breaksSource", versionChange.breaksSources());
        json.put("gained", versionChange.facade().byClass(versionChange.added()));
        json.put("lost", versionChange.facade().byClass(versionChange.removed()));
        json.put("newInBinding", n.bindingChange().gained());
        json.put("changedInBinding", n.bindingChange().changed());
        json.put("problems", n.bindingChange().problems());
        json.put("notClassified", versionChange.unclassified());
        json.put("page", report.folder().resolve(n.page()).toString());
        json.put("next", n.bindingChange().step());
        return json;
    }
}
