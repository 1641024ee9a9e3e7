// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Generated;
import mpi.internal.link.FortranHandles;

/**
 * The calls of {@link Info} that the generator makes from the MPI header.
 */
abstract class InfoCalls extends Handle {

    InfoCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a Java object for a C handle of type {@code MPI_Info}, such as a handle that a C
     * library returns; local. The Java object borrows the handle: neither the garbage collector nor
     * {@code close} frees it. The C library frees the handle or, if the library allows it, the
     * program calls the free method.
     *
     * @param handle value of the handle: the {@code int} if handles are numbers (MPICH, Intel MPI),
     *     else the address.
     * @return an object for the handle.
     * @throws MPIException if {@code handle} is the null handle.
     * @see #nativeHandle
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static Info ofNative(long handle) {
        return Wrap.borrowed("MPI_Info", Wrap.info(Wrap.given("MPI_Info", handle)));
    }

    /**
     * Returns the layout of {@code MPI_Info} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_Info") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
    }

    /**
     * Makes a Java object for a Fortran handle, such as a handle that a Fortran library returns;
     * local. The Java object borrows the handle, as an object from {@link #ofNative} does.
     *
     * @param handle the handle, an {@code INTEGER} in Fortran.
     * @return an object for the handle.
     * @throws MPIException if {@code handle} is the null handle, or if the library reports that it
     *     is no valid handle.
     * @throws mpi.abi.MissingFunctionException if the library has no such handles in Fortran.
     * @see #fortranHandle
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static Info ofFortran(int handle) {
        return ofNative(Wrap.fromFortran("MPI_Info", "MPI_Info", handle));
    }

    /**
     * Returns the handle in Fortran's form, to pass it to a library in Fortran; local. This object
     * still owns the handle, as with {@link #nativeHandle}. Open MPI, and libraries with the
     * standard ABI, number the handles for which this method was called, and keep the number until
     * the handle is freed.
     *
     * @return the handle, for an {@code INTEGER} in Fortran; the C handle itself if handles are
     *     numbers in C.
     * @throws MPIException if this object is null.
     * @throws mpi.abi.MissingFunctionException if the library has no such handles in Fortran.
     * @see #ofFortran
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public int fortranHandle() {
        return FortranHandles.of("MPI_Info", "MPI_Info", nativeHandle());
    }

    /**
     * Makes hints without any key; the caller frees them.
     *
     * <p>Calls {@code MPI_Info_create}: local.
     *
     * <p>C: {@code int MPI_Info_create(MPI_Info *info)}.
     *
     * @return the hints
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("CallsEmitter")
    public static Info Create() {
        try (Frame frame = Frame.anytime("MPI_Info_create")) {
            MemorySegment infoAt = frame.cell();
            frame.check(Mpi.MPI_Info_create(infoAt));
            return new Info(frame.handleAt(infoAt, "MPI_Info"));
        }
    }

    /**
     * {@link Info#Create() Create} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the hints
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Info_create")
    public static Info create() {
        return Create();
    }

    /**
     * Makes hints that describe how the program was started; the caller frees them.
     *
     * <p>Calls {@code MPI_Info_create_env}: local.
     *
     * <p>C: {@code int MPI_Info_create_env(int argc, char *argv[], MPI_Info *info)}.
     *
     * @param args the program's arguments; null for none
     * @return the hints
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("CallsEmitter")
    public static Info Create_env(String[] args) {
        try (Frame frame = Frame.anytime("MPI_Info_create_env")) {
            MemorySegment infoAt = frame.cell();
            frame.check(Mpi.MPI_Info_create_env(args == null ? 0 : args.length, frame.text(args), infoAt));
            return new Info(frame.handleAt(infoAt, "MPI_Info"));
        }
    }

    /**
     * {@link Info#Create_env(String[]) Create_env} <span class="camel-case">under its camelCase name</span>.
     *
     * @param args the program's arguments; null for none
     * @return the hints
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Info_create_env")
    public static Info createEnv(String[] args) {
        return Create_env(args);
    }

    /**
     * Removes a key and its value; a key that is not there is an error.
     *
     * <p>Calls {@code MPI_Info_delete}: local.
     *
     * <p>C: {@code int MPI_Info_delete(MPI_Info info, const char *key)}.
     *
     * @param key key
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("CallsEmitter")
    public void Delete(String key) {
        try (Frame frame = Frame.anytime("MPI_Info_delete")) {
            MemorySegment keyAt = frame.text("key", key);
            frame.check(Mpi.MPI_Info_delete(handle(), keyAt));
            Reference.reachabilityFence(this);
        }
    }

    /**
     * {@link Info#Delete(String) Delete} <span class="camel-case">under its camelCase name</span>.
     *
     * @param key key
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Info_delete")
    public void delete(String key) {
        Delete(key);
    }

    /**
     * Makes a copy of the hints, for the caller to free.
     *
     * <p>Calls {@code MPI_Info_dup}: local.
     *
     * <p>C: {@code int MPI_Info_dup(MPI_Info info, MPI_Info *newinfo)}.
     *
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("CallsEmitter")
    public Info Dup() {
        try (Frame frame = Frame.anytime("MPI_Info_dup")) {
            MemorySegment newinfoAt = frame.cell();
            frame.check(Mpi.MPI_Info_dup(handle(), newinfoAt));
            Reference.reachabilityFence(this);
            return new Info(frame.handleAt(newinfoAt, "MPI_Info"));
        }
    }

    /**
     * {@link Info#Dup() Dup} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Info_dup")
    public Info dup() {
        return Dup();
    }

    /**
     * Frees the hints; objects that were given them keep what they took.
     *
     * <p>Calls {@code MPI_Info_free}: local.
     *
     * <p>C: {@code int MPI_Info_free(MPI_Info *info)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("CallsEmitter")
    public void Free() {
        try (Frame frame = Frame.anytime("MPI_Info_free")) {
            MemorySegment infoAt = frame.cell(handle(), "MPI_Info");
            int error = Mpi.MPI_Info_free(infoAt);
            adopt(frame.handleAt(infoAt, "MPI_Info"));
            frame.check(error);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * {@link Info#Free() Free} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Info_free")
    public void free() {
        Free();
    }

    /**
     * Returns the number of keys.
     *
     * <p>Calls {@code MPI_Info_get_nkeys}: local.
     *
     * <p>C: {@code int MPI_Info_get_nkeys(MPI_Info info, int *nkeys)}.
     *
     * @return the number of keys
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("CallsEmitter")
    public int Get_nkeys() {
        try (Frame frame = Frame.anytime("MPI_Info_get_nkeys")) {
            MemorySegment nkeysAt = frame.cell();
            frame.check(Mpi.MPI_Info_get_nkeys(handle(), nkeysAt));
            Reference.reachabilityFence(this);
            return frame.intAt(nkeysAt);
        }
    }

    /**
     * {@link Info#Get_nkeys() Get_nkeys} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of keys
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Info_get_nkeys")
    public int size() {
        return Get_nkeys();
    }

    /**
     * Returns a key by its number, which counts from 0.
     *
     * <p>Calls {@code MPI_Info_get_nthkey}: local.
     *
     * <p>C: {@code int MPI_Info_get_nthkey(MPI_Info info, int n, char *key)}.
     *
     * @param n number of the key, from 0
     * @return the key
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("CallsEmitter")
    public String Get_nthkey(int n) {
        try (Frame frame = Frame.anytime("MPI_Info_get_nthkey")) {
            MemorySegment keyAt = frame.textOut();
            frame.check(Mpi.MPI_Info_get_nthkey(handle(), n, keyAt));
            Reference.reachabilityFence(this);
            return frame.textAt(keyAt);
        }
    }

    /**
     * {@link Info#Get_nthkey(int) Get_nthkey} <span class="camel-case">under its camelCase name</span>.
     *
     * @param n number of the key, from 0
     * @return the key
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Info_get_nthkey")
    public String getKey(int n) {
        return Get_nthkey(n);
    }

    /**
     * Returns the value of a key; null if the key is not there.
     *
     * <p>Calls {@code MPI_Info_get_string}: local.
     *
     * <p>C: {@code int MPI_Info_get_string(MPI_Info info, const char *key, int *buflen, char *value, int *flag)}.
     *
     * @param key key
     * @return the value of the key; null where the key is not there
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("CallsEmitter")
    public String Get_string(String key) {
        try (Frame frame = Frame.anytime("MPI_Info_get_string")) {
            MemorySegment keyAt = frame.text("key", key);
            MemorySegment buflenAt = frame.textRoom();
            MemorySegment valueAt = frame.textOut();
            MemorySegment flagAt = frame.cell();
            frame.check(Mpi.MPI_Info_get_string(handle(), keyAt, buflenAt, valueAt, flagAt));
            Reference.reachabilityFence(this);
            return frame.flagAt(flagAt) ? frame.textAt(valueAt) : null;
        }
    }

    /**
     * {@link Info#Get_string(String) Get_string} <span class="camel-case">under its camelCase name</span>.
     *
     * @param key key
     * @return the value of the key; null where the key is not there
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Info_get_string")
    public String get(String key) {
        return Get_string(key);
    }

    /**
     * Sets the value of a key, whether it is there or not.
     *
     * <p>Calls {@code MPI_Info_set}: local.
     *
     * <p>C: {@code int MPI_Info_set(MPI_Info info, const char *key, const char *value)}.
     *
     * @param key key
     * @param value value of the key
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("CallsEmitter")
    public void Set(String key, String value) {
        try (Frame frame = Frame.anytime("MPI_Info_set")) {
            MemorySegment keyAt = frame.text("key", key);
            MemorySegment valueAt = frame.text("value", value);
            frame.check(Mpi.MPI_Info_set(handle(), keyAt, valueAt));
            Reference.reachabilityFence(this);
        }
    }

    /**
     * {@link Info#Set(String, String) Set} <span class="camel-case">under its camelCase name</span>.
     *
     * @param key key
     * @param value value of the key
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Info_set")
    public void set(String key, String value) {
        Set(key, value);
    }
}
