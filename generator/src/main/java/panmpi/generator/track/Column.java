package panmpi.generator.track;

import java.util.Comparator;
import panmpi.generator.model.Api;
import panmpi.generator.model.Merged;

/**
 * A column of the matrix ({@link MatrixPage}), which is about one header.
 *
 * @param api its snapshot
 * @param label its heading: the version, and the package if the version is ambiguous
 * @param page the file of the page on the version, in the folder of the matrix, or an empty string
 * @param fresh whether no snapshot of the header is committed
 */
public record Column(Api api, String label, String page, boolean fresh) {

    static final Comparator<Column> ORDER =
            Comparator.<Column, String>comparing(c -> c.api().identity().library())
                    .thenComparing(c -> c.api().identity().version(), Merged::byVersion)
                    .thenComparing(Column::fresh)
                    .thenComparing(Column::label);

    String library() {
        return api.identity().library();
    }
}
