#!/bin/bash
#SBATCH --job-name=where
#SBATCH --nodes=2 --ntasks-per-node=2
#SBATCH --time=00:10:00
#SBATCH --output=where.txt
export JAVA_HOME=/opt/jdk-25 PANMPI_LIB=/opt/mpich/lib/libmpi.so.12
srun --mpi=pmi2 -K1 /opt/panmpi/bin/mpijava -Xmx200m -cp classes WhereAmI
