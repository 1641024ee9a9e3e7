-- Modulefile of panmpi for Lmod. It is installed as PREFIX/share/modulefiles/panmpi/VERSION.lua.
local prefix = myFileName():match("^(.*)/share/modulefiles/panmpi/[^/]*$")
help("panmpi: MPI for Java. mpijavac Hello.java; mpiexec -n 2 mpijava Hello")
whatis("panmpi: MPI for Java, on every MPI library")
conflict("panmpi")
setenv("PANMPI_HOME", prefix)
prepend_path("PATH", pathJoin(prefix, "bin"))
prepend_path("MANPATH", pathJoin(prefix, "share/man"))
