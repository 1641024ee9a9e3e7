// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Results of {@code File.Get_view}.
 *
 * @param disp the position in the file, in bytes, where the view begins
 * @param etype the datatype of the units that offsets count
 * @param filetype the datatype of the parts of the file that are seen, over and over
 * @param datarep the form of the data in the file: native, internal, external32 or a registered one
 */
@Generated("RecordEmitter")
public record FileView(long disp, Datatype etype, Datatype filetype, String datarep) {

    /**
     * {@link #disp()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the position in the file, in bytes, where the view begins
     */
    public long getDisp() {
        return disp;
    }

    /**
     * {@link #etype()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the datatype of the units that offsets count
     */
    public Datatype getEType() {
        return etype;
    }

    /**
     * {@link #filetype()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the datatype of the parts of the file that are seen, over and over
     */
    public Datatype getFileType() {
        return filetype;
    }

    /**
     * {@link #datarep()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the form of the data in the file: native, internal, external32 or a registered one
     */
    public String getDataRep() {
        return datarep;
    }
}
