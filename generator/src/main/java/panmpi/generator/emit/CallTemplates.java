package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;

/**
 * The shapes of a method of the facade.
 *
 * @param method one that does all of its work
 * @param receive one that makes a status of what another one brought
 * @param constant one that asks once
 */
record CallTemplates(Template method, Template receive, Template constant) {

    static CallTemplates read(Path folder) throws IOException {
        return new CallTemplates(
                Template.read(folder, "CallsMethod.java"),
                Template.read(folder, "CallsReceive.java"),
                Template.read(folder, "CallsConstant.java"));
    }
}
