package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Merged.MergedConstant;

/** Writes MPI's constants as members of class {@code MPI}: numbers, and objects for handles. */
final class FacadeConstants {

    private static final Map<String, String> OBJECTS =
            Map.of(
                    "MPI_Datatype", "Datatype",
                    "MPI_Errhandler", "Errhandler",
                    "MPI_Group", "Group",
                    "MPI_Info", "Info",
                    "MPI_Message", "Message",
                    "MPI_Op", "Op");

    private final Merged merged;
    private final Template template;
    private final Words words;

    FacadeConstants(Merged merged, Path templates, Words words) throws IOException {
        this.words = words;
        this.merged = merged;
        this.template = Template.read(templates, "FacadeConstant.java");
    }

    List<String> emit() {
        return merged.constants().values().stream()
                .filter(this::isMember)
                .map(this::member)
                .toList();
    }

    private boolean isMember(MergedConstant c) {
        boolean standard = c.name().startsWith("MPI_") && !c.name().startsWith("MPI_T_");
        return standard
                && (c.java() == JavaType.INT
                        || c.java() == JavaType.HANDLE && OBJECTS.containsKey(c.type()));
    }

    private String member(MergedConstant c) {
        // MPI_2INT is TWOINT, as in the C++ binding.
        String name = c.name().substring("MPI_".length()).replaceFirst("^2", "TWO");
        String type = c.java() == JavaType.INT ? "int" : OBJECTS.get(c.type());
        String value =
                switch (type) {
                    case "int" -> "Mpi." + c.name();
                    case "Op", "Datatype" ->
                            "new %s(\"MPI.%s\", Mpi.%s)".formatted(type, name, c.name());
                    default -> "new %s(Mpi.%s)".formatted(type, c.name());
                };
        return template.fill(Map.of("name", name, "says", says(c), "Type", type, "value", value));
    }

    private String says(MergedConstant c) {
        String constant = "MPI's {@code " + c.name() + "}";
        return words.find(c.name()).map(w -> constant + ": " + w + ".").orElse(constant + ".");
    }
}
