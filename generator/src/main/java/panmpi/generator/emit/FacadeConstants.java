package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import panmpi.generator.model.Classes;
import panmpi.generator.model.FacadeClass;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Merged.MergedConstant;

/**
 * Writes MPI's constants as static fields of class {@code MPI}: an {@code int} for a number, and an
 * object for a predefined handle.
 */
final class FacadeConstants {

    private final Merged merged;
    private final Template template;
    private final Words words;
    private final Classes classes;

    FacadeConstants(Merged merged, Classes classes, Path templates, Words words)
            throws IOException {
        this.classes = classes;
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
                        || c.java() == JavaType.HANDLE && classes.of(c.type()).has(Trait.MEMBERS));
    }

    private String member(MergedConstant c) {
        // MPI_2INT is TWOINT, as in the C++ binding.
        String plain = c.name().substring("MPI_".length()).replaceFirst("^2", "TWO");
        String name = JavaNames.identifier(plain.replaceFirst("^(?=\\d)", "_"));
        FacadeClass object = classes.of(c.type());
        String type = c.java() == JavaType.INT ? "int" : object.name();
        String value;
        if (c.java() == JavaType.INT) {
            value = "Mpi." + c.name();
        } else if (object.has(Trait.NAMED)) {
            value = "new %s(\"%s.%s\", Mpi.%s)".formatted(type, statics(), name, c.name());
        } else {
            value = "new %s(Mpi.%s)".formatted(type, c.name());
        }
        return template.fill(Map.of("name", name, "says", says(c), "Type", type, "value", value));
    }

    private String statics() {
        return classes.statics().name();
    }

    private String says(MergedConstant c) {
        String constant = "MPI's {@code " + c.name() + "}";
        return words.find(c.name()).map(w -> constant + ": " + w + ".").orElse(constant + ".");
    }
}
