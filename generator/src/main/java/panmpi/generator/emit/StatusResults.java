package panmpi.generator.emit;

import java.util.List;
import java.util.Optional;
import panmpi.generator.emit.Body.Output;
import panmpi.generator.model.ParamKind;

/**
 * Merges the outputs of a call that completes requests, such as MPI_Waitany: as in mpiJava, the
 * returned status also has the index of the completed request.
 */
final class StatusResults {

    private final List<Output> outputs;

    StatusResults(List<Output> outputs) {
        this.outputs = outputs;
    }

    void merge() {
        Optional<Output> status =
                outputs.stream().filter(o -> o.of().kind() == ParamKind.STATUS).findFirst();
        List<Output> numbers = outputs.stream().filter(o -> o.of().kind().isAmount()).toList();
        if (status.isEmpty() || numbers.isEmpty()) {
            return;
        }
        outputs.removeAll(numbers);
        StringBuilder cells = new StringBuilder();
        numbers.forEach(
                n -> cells.append(", ").append(JavaNames.identifier(n.name())).append("At"));
        Output s = status.get();
        String statusAt = JavaNames.identifier(s.name()) + "At";
        String read =
                "frame.completion().to%s(%s%s)"
                        .formatted(s.of().many() ? "Statuses" : "Status", statusAt, cells);
        outputs.set(outputs.indexOf(s), new Output(s.type(), s.name(), read, s.of()));
    }
}
