// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Results of {@code Comm.Improbe}.
 *
 * @param message the message, for {@code Mrecv} or {@code Imrecv} to receive
 * @param status the status of the message
 */
@Generated("RecordEmitter")
public record CommImprobe(Message message, Status status) {

    /**
     * {@link #message()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the message, for {@code Mrecv} or {@code Imrecv} to receive
     */
    public Message getMessage() {
        return message;
    }

    /**
     * {@link #status()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the status of the message
     */
    public Status getStatus() {
        return status;
    }
}
