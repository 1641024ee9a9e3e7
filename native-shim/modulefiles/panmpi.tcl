#%Module1.0
# Modulefile of panmpi for Environment Modules, and for Lmod where panmpi.lua is not read. It is installed as PREFIX/share/modulefiles/panmpi/VERSION.
set prefix [file dirname [file dirname [file dirname [file dirname [file normalize $ModulesCurrentModulefile]]]]]
proc ModulesHelp { } {
    puts stderr "panmpi: MPI for Java. mpijavac Hello.java; mpiexec -n 2 mpijava Hello"
}
module-whatis "panmpi: MPI for Java, on every MPI library"
conflict panmpi
setenv PANMPI_HOME $prefix
prepend-path PATH $prefix/bin
prepend-path MANPATH $prefix/share/man
