package mpi.object.split;

import java.io.InvalidObjectException;
import java.io.ObjectInputValidation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Callbacks that {@code readObject} methods have registered by {@code registerValidation}. They run
 * when a top-level object of the message is complete.
 */
final class Validations {

    private record Validation(ObjectInputValidation check, int priority) {}

    private List<Validation> waiting;

    void add(ObjectInputValidation check, int priority) throws InvalidObjectException {
        if (check == null) {
            throw new InvalidObjectException("a validation that is null was registered");
        }
        if (waiting == null) {
            waiting = new ArrayList<>();
        }
        waiting.add(new Validation(check, priority));
    }

    /**
     * Runs the callbacks by descending priority. Of callbacks with the same priority, the one that
     * was registered last runs first, as in java.io.
     */
    void run() throws InvalidObjectException {
        if (waiting == null) {
            return;
        }
        List<Validation> now = waiting.reversed();
        waiting = null;
        now.sort(Comparator.comparingInt(Validation::priority).reversed());
        for (Validation validation : now) {
            validation.check().validateObject();
        }
    }
}
