package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import panmpi.generator.Diagnostics;

/**
 * The shapes of a method of the facade.
 *
 * @param method one that does all of its work
 * @param receive one that makes a status of what another one brought
 * @param constant one that asks once
 * @param object one for objects in place of buffers
 * @param nulls the results that may be null
 */
record CallTemplates(
        Template method, Template receive, Template constant, Template object, NullResults nulls) {

    static CallTemplates read(Path folder, Diagnostics diagnostics) throws IOException {
        return new CallTemplates(
                Template.read(folder, "CallsMethod.java"),
                Template.read(folder, "CallsReceive.java"),
                Template.read(folder, "CallsConstant.java"),
                Template.read(folder, "CallsObject.java"),
                NullResults.read(folder, diagnostics));
    }
}
