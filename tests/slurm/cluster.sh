# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154 # the parts of the test share variables
# Sourced, within .make/test/isolated: starts a Slurm of four nodes, n1 to n4, with 4 processors each. A node is a slurmd with a host name, a
# /dev/shm and a folder for PMIx of its own. Network, processes and /tmp are those of .make/test/isolated, so ports are free.
CLUSTER=/tmp/cluster
export SLURM_CONF=$CLUSTER/slurm.conf

# start_cluster: starts all daemons; returns when the four nodes are idle.
start_cluster() {
    mkdir -p $CLUSTER/{state,logs}
    mount -t tmpfs tmpfs /run
    mkdir -m 1777 /run/spmix
    # Resolvers and UCX take a machine for disconnected if it has only a loopback interface.
    ip link add eth0 type veth peer name wire
    ip addr add 10.213.1.1/24 dev eth0
    ip link set eth0 up && ip link set wire up
    start_munge
    write_names
    write_conf
    slurmctld -f $SLURM_CONF
    local n
    for n in 1 2 3 4; do start_node $n; done
    wait_for 30 nodes_idle || { sinfo -Nl && tail -n 5 $CLUSTER/logs/*.log && return 1; }
}

# start_munge: starts munged, the daemon by which nodes authenticate users, with a key of its own.
start_munge() {
    install -d -o munge -g munge /run/munge $CLUSTER/munge
    head -c 1024 /dev/urandom >$CLUSTER/munge/key
    chown munge:munge $CLUSTER/munge/key && chmod 600 $CLUSTER/munge/key && chmod 755 $CLUSTER /tmp
    setpriv --reuid=munge --regid=munge --clear-groups munged --key-file=$CLUSTER/munge/key \
        --seed-file=$CLUSTER/munge/seed --log-file=$CLUSTER/munge/log --pid-file=$CLUSTER/munge/pid --num-threads=1
    chmod 1777 /tmp
}

# write_names: gives this machine the names of all nodes, beside its own name.
write_names() {
    { echo '127.0.0.1 localhost n1 n2 n3 n4' && echo "127.0.0.1 $(hostname)"; } >$CLUSTER/hosts
    mount --bind $CLUSTER/hosts /etc/hosts
}

write_conf() {
    cat >$SLURM_CONF <<CONF
ClusterName=panmpi
SlurmctldHost=$(hostname)(127.0.0.1)
SlurmctldPort=16817
SlurmUser=root
SlurmdUser=root
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
StateSaveLocation=$CLUSTER/state
SlurmdSpoolDir=$CLUSTER/state/%n
SlurmctldPidFile=$CLUSTER/state/slurmctld.pid
SlurmdPidFile=$CLUSTER/state/%n.pid
SlurmctldLogFile=$CLUSTER/logs/slurmctld.log
SlurmdLogFile=$CLUSTER/logs/%n.log
KillWait=5
InactiveLimit=0
SlurmdTimeout=10
ReturnToService=2
OverTimeLimit=0
EnforcePartLimits=ANY
NodeName=n[1-4] NodeHostname=$(hostname) NodeAddr=127.0.0.1 Port=[17001-17004] CPUs=4 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
    echo 'PMIxCliTmpDirBase=/run/spmix' >$CLUSTER/mpi.conf
}

# start_node N: starts slurmd for node N in namespaces of its own.
start_node() {
    mkdir -p $CLUSTER/spmix-"$1" $CLUSTER/state/n"$1"
    # shellcheck disable=SC2016 # for the shell inside
    unshare --uts --mount --ipc bash -c '
        set -e
        hostname n$1
        mount --bind $2/spmix-$1 /run/spmix
        mount -t tmpfs -o mode=1777 tmpfs /dev/shm
        exec slurmd -N n$1 -f $SLURM_CONF -D' node "$1" $CLUSTER >>$CLUSTER/logs/n"$1".out 2>&1 &
    disown
}

nodes_idle() { [ "$(sinfo -h -N -t idle -o %N 2>/dev/null | sort -u | wc -l)" = 4 ]; }

# wait_for SECONDS COMMAND...: repeats the command until it succeeds; false if it does not within that time.
wait_for() {
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        [ $SECONDS -lt $end ] || return 1
        sleep 0.1
    done
}

# prepare_opt: mounts /opt as docs/cluster.md has it, visible only here, and fills /tmp/work with the program.
prepare_opt() {
    local part
    mkdir -p /mnt/jdk /tmp/work
    mount --bind "$(realpath build/tools/jdk)" /mnt/jdk
    mount -t tmpfs tmpfs /opt
    mkdir -p /opt/{jdk-25,panmpi,mpich,openmpi,intel}
    mount --bind /mnt/jdk /opt/jdk-25
    mount --bind "$PWD/build" /opt/panmpi
    for part in mpich openmpi intel; do mount --bind "$PWD/.mpi/$part" /opt/$part; done
    export JAVA_HOME=/opt/jdk-25 PANMPI_AOT=off
    cp build/slurm/app.jar /tmp/work
}
