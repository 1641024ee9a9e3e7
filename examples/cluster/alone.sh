srun --nodes=2 --ntasks=4 --mpi=none /opt/panmpi/bin/mpijava -Xmx200m -cp classes WhereAmI
