package panmpi.tests.bounds;

import java.util.Objects;
import java.util.stream.Stream;
import mpi.Datatype;
import mpi.MPI;
import panmpi.tests.support.Patterns;

/** Selects, by their arguments, the calls of {@link FuzzBounds} that a known issue affects. */
enum Rule {
    /** All calls. */
    ANY {
        @Override
        boolean applies(Arguments arguments) {
            return true;
        }
    },

    /** Calls of {@link FuzzTargets} only, so that no call of {@link FuzzBounds} is selected. */
    TARGET {
        @Override
        boolean applies(Arguments arguments) {
            return false;
        }
    },

    /** Calls that send more bytes than they receive. */
    CUT {
        @Override
        boolean applies(Arguments arguments) {
            var sides = arguments.selected;
            return sides.size() == 2 && sides.getFirst().bytes() > sides.getLast().bytes();
        }
    },

    /** Calls with a datatype that has no data. */
    EMPTY {
        @Override
        boolean applies(Arguments arguments) {
            return types(arguments).anyMatch(type -> type.size() == 0);
        }
    },

    /** Calls with buffers of booleans. */
    BOOLEAN {
        @Override
        boolean applies(Arguments arguments) {
            return types(arguments).anyMatch(type -> type.element() == Patterns.BOOLEAN);
        }
    },

    /** Calls with MPI.PROC_NULL as the peer. */
    NOBODY {
        @Override
        boolean applies(Arguments arguments) {
            return arguments.peer == MPI.PROC_NULL;
        }
    },

    /** Calls at an offset close to the end of a file, or beyond it. */
    BEHIND {
        @Override
        boolean applies(Arguments arguments) {
            return Stream.of(arguments.values)
                    .anyMatch(v -> v instanceof Long at && at > Setting.FILE - 16_000);
        }
    },

    /** Calls with a negative offset in a file. */
    NEGATIVE {
        @Override
        boolean applies(Arguments arguments) {
            return Stream.of(arguments.values).anyMatch(v -> v instanceof Long at && at < 0);
        }
    },

    /** Calls with a buffer whose first item does not begin at byte 0 of the buffer. */
    DISPLACED {
        @Override
        boolean applies(Arguments arguments) {
            return arguments.selected.stream().anyMatch(Selected::isDisplaced);
        }
    },

    /** Calls with items, or parts of them, of a negative extent. */
    BACKWARDS {
        @Override
        boolean applies(Arguments arguments) {
            return types(arguments).anyMatch(HostileType::isBackwards);
        }
    },

    /** Calls with a vector in which each block begins one byte before the block before it. */
    BYTE_BACK {
        @Override
        boolean applies(Arguments arguments) {
            return types(arguments).anyMatch(HostileType::isByteBack);
        }
    },

    /** Calls with data before the place where an item begins. */
    BEFORE {
        @Override
        boolean applies(Arguments arguments) {
            return types(arguments)
                    .flatMap(type -> type.runs().stream())
                    .anyMatch(run -> run[0] < 0);
        }
    },

    /** Calls with a datatype that was freed. */
    FREED {
        @Override
        boolean applies(Arguments arguments) {
            return Stream.of(arguments.values)
                    .anyMatch(v -> v instanceof Datatype type && type.Is_null());
        }
    },

    /** Calls with a datatype that is not basic. */
    DERIVED {
        @Override
        boolean applies(Arguments arguments) {
            return types(arguments).anyMatch(type -> !type.isBasic());
        }
    };

    private static Stream<HostileType> types(Arguments arguments) {
        return arguments.selected.stream().map(Selected::type).filter(Objects::nonNull);
    }

    abstract boolean applies(Arguments arguments);
}
