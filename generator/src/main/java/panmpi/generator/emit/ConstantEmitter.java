package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import panmpi.generator.model.Availability;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Merged.MergedConstant;

/** Writes one field of the procedural binding for every constant. */
final class ConstantEmitter {

    private final Merged merged;
    private final Availability availability;
    private final Template constant;

    ConstantEmitter(Merged merged, Path templates) throws IOException {
        this.merged = merged;
        this.availability = new Availability(merged.apis());
        this.constant = Template.read(templates, "MpiConstant.java");
    }

    /** Returns the Java field for a constant. */
    String emit(MergedConstant c) {
        return constant.fill(
                Map.of(
                        "name", c.name(),
                        "Type", c.java().java(),
                        "libraries", availability.prose(c.in()),
                        "value", load(c)));
    }

    /**
     * Returns the expression that reads the value from the table of the library that was opened.
     */
    private String load(MergedConstant c) {
        String name = "\"" + c.name() + "\"";
        return switch (c.java()) {
            case INT -> "Linkage.integer(" + name + ")";
            case LONG -> "Linkage.count(" + name + ")";
            case HANDLE -> "Linkage.handle(" + name + ", \"" + merged.nullOf(c.type()) + "\")";
            case POINTER -> "Linkage.address(" + name + ")";
            case TEXT -> "Linkage.text(" + name + ")";
            case VOID, BYTE, DOUBLE ->
                    throw new IllegalArgumentException(
                            c.name() + ": no constant of type " + c.java() + " can be emitted");
        };
    }
}
