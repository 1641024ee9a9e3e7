# shellcheck shell=bash
# Sourced, within .make/test/isolated: makes four hosts on one network, node1 to node4. A host is a process that holds a network namespace and a name.
hosts=(node1 node2 node3 node4)
holders=()

# make_hosts FOLDER: makes the hosts, and writes their names to FOLDER/hosts.txt and /etc/hosts.
make_hosts() {
    local folder=$1 n host
    mkdir -p "$folder"
    for n in 1 2 3 4; do echo "10.213.0.$n ${hosts[n - 1]}"; done >"$folder/hosts.txt"
    { echo '127.0.0.1 localhost' && cat "$folder/hosts.txt"; } >"$folder/names"
    mount --bind "$folder/names" /etc/hosts
    ip link add wire type bridge
    ip link set wire up
    for n in 1 2 3 4; do
        host=${hosts[n - 1]}
        unshare --net --uts --ipc sh -c "hostname $host; exec sleep infinity" &
        holders[n]=$!
        echo "$!" >"$folder/$host"
        until [ "$(on "$host" hostname)" = "$host" ]; do sleep 0.05; done
        plug_in "$n"
    done
}

# plug_in N: makes the link between the network and host N, where it is eth0.
plug_in() {
    ip link add "port$1" type veth peer name eth0 netns "${holders[$1]}"
    ip link set "port$1" master wire up
    on "node$1" sh -c "ip link set lo up && ip addr add 10.213.0.$1/24 dev eth0 && ip link set eth0 up"
}

# on HOST COMMAND...: runs a command on that host.
on() {
    local host=$1
    shift
    nsenter --target "${holders[${host#node}]}" --net --uts --ipc "$@"
}

# processes HOST: prints the ids of the host's processes, except the one that holds its namespaces.
processes() {
    local network process
    network=$(readlink "/proc/${holders[${1#node}]}/ns/net")
    for process in /proc/[0-9]*; do
        [ "$(readlink "$process/ns/net" 2>/dev/null)" != "$network" ] || echo "${process#/proc/}"
    done | grep -v -x "${holders[${1#node}]}" || true
}

# carried: prints in one line how many bytes went over each link, in both directions.
carried() {
    local n
    for n in 1 2 3 4; do
        ip -s link show "port$n" | awk '/RX:|TX:/ { getline; sum += $1 } END { printf "%.0f ", sum }'
    done
    echo
}

# slow_down: makes the network delay each packet by 2 ms and lose 0.5 % of them: by netem, else by a program in the bridge's place; $slowness
# says which of the two.
slow_down() {
    local n
    slowness=netem
    for n in 1 2 3 4; do tc qdisc add dev "port$n" root netem delay 2ms loss 0.5% 2>/dev/null || slowness='a hub of our own'; done
    [ "$slowness" != netem ] || return 0
    for n in 1 2 3 4; do
        on "node$n" tests/hosts/whole-frames eth0 0
        ip link set "port$n" nomaster promisc on
    done
    coproc tests/hosts/slow-wire 2 0.5 port1 port2 port3 port4
    # shellcheck disable=SC2034 # COPROC_PID is for speed_up
    read -r -t 10 <&"${COPROC[0]}" || { slowness=none && return 1; }
}

# speed_up: makes the network as it was before slow_down.
speed_up() {
    local n
    for n in 1 2 3 4; do
        if [ "$slowness" = netem ]; then tc qdisc del dev "port$n" root; continue; fi
        ip link set "port$n" promisc off master wire
        on "node$n" tests/hosts/whole-frames eth0 1
    done
    [ "$slowness" = netem ] || { kill "$COPROC_PID" && wait "$COPROC_PID" 2>/dev/null || true; }
}
