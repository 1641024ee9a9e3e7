// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Results of {@code Intracomm.Idup_with_info}.
 *
 * @param newcomm the copy, which can be used when the request is complete
 * @param request the request that completes the call
 */
@Generated("RecordEmitter")
public record IntracommIdupWithInfo(Intracomm newcomm, Request request) {

    /**
     * {@link #newcomm()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the copy, which can be used when the request is complete
     */
    public Intracomm getNewcomm() {
        return newcomm;
    }

    /**
     * {@link #request()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the request that completes the call
     */
    public Request getRequest() {
        return request;
    }
}
