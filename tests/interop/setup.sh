# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154 # the parts of the test share variables
# Sourced by tests/interop/run: installs and compiles what its rows need, from Debian, from PyPI and with a C compiler.

packages=(libhdf5-openmpi-103-1 libhdf5-mpich-103-1 libhdf5-103-1 libfftw3-mpi3 libfftw3-double3 libpetsc-real3.18 libmetis5
    libtrilinos-zoltan-13.2 libscalapack-openmpi2.2 libpython3.11 python3-numpy)

# install_libraries: installs all of Debian's packages; if a library is missing, its rows are left out, and named in the output.
install_libraries() {
    local package missing=()
    for package in "${packages[@]}"; do
        [ -n "$(installed_version "$package")" ] || missing+=("$package")
    done
    [ ${#missing[@]} = 0 ] || apt_install "${missing[@]}" >"$logs/apt.log" 2>&1 ||
        echo "interop: these packages of Debian cannot be installed here: ${missing[*]}"
}

# install_python: makes a Python environment with mpi4py and numpy.
install_python() {
    python=$home/python/bin/python
    [ -e "$home/python/.complete" ] && return
    .make/setup/need python3
    new_venv "$home/python" "mpi4py==$(pinned version.mpi4py)" "numpy==$(pinned version.numpy)" >"$logs/pip.log" 2>&1
    touch "$home/python/.complete"
}

# compile_programs: compiles the programs in C for the current MPI.
compile_programs() {
    local java name wrapper
    wrapper=$(tests/bench/compile mpicc "$mpi|$mpiexec|$library|$abi|$environment")
    java=$(realpath "$JAVA_HOME")
    programs=$home/$mpi
    mkdir -p "$programs" "$home/links/$mpi"
    # The wheel of mpi4py looks for MPICH's library as libmpi.so.12; Debian calls that library libmpich.so.12.
    [[ $library != */libmpich.so.12 ]] || ln -sf "$library" "$home/links/$mpi/libmpi.so.12"
    for name in partner host; do
        in_environment "$wrapper" -std=c11 -Wall -Wextra -Werror -I"$java/include" -I"$java/include/linux" -o "$programs/$name" \
            "examples/interop/src/main/c/$name.c" -ldl >"$logs/$name-$mpi.log" 2>&1 ||
            { verdict "$name.c for $mpi" "$logs/$name-$mpi.log" ' it cannot be compiled;' && return 1; }
    done
}
