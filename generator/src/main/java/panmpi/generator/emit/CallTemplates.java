package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;

/**
 * The shapes of a method of the facade.
 *
 * @param method one that does all of its work
 * @param receive one that makes a status of what another one brought
 * @param constant one that asks once
 * @param object one for objects in place of buffers
 */
record CallTemplates(Template method, Template receive, Template constant, Template object) {

    static CallTemplates read(Path folder) throws IOException {
        return new CallTemplates(
                Template.read(folder, "CallsMethod.java"),
                Template.read(folder, "CallsReceive.java"),
                Template.read(folder, "CallsConstant.java"),
                Template.read(folder, "CallsObject.java"));
    }
}
