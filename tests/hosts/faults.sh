# shellcheck shell=bash
# Sourced by tests/hosts/run: starts jobs on four hosts, kills a process or cuts a host off, and measures how long the jobs take to end.
# shellcheck disable=SC2154 # from there, and from network.sh: mpiexec, hosts, log
patience=8

# begin_job LOG: starts a job in the background that never ends by itself; returns when all its ranks work.
begin_job() {
    local log=$1 end=$((SECONDS + 40))
    rm -f "$PANMPI_HOSTS"/*.said
    : >"$log"
    "${mpiexec[@]}" -n 4 tests/hosts/rank "-Dpanmpi.patience=$patience" -cp tests/target/test-classes \
        panmpi.tests.programs.Rounds >"$log" 2>&1 &
    job=$!
    until grep -q 'all ranks work' "$log"; do
        [ $SECONDS -lt $end ] && kill -0 "$job" 2>/dev/null || return 1
        sleep 0.1
    done
}

# running: prints the ids of all processes of the hosts.
running() {
    local host
    for host in "${hosts[@]}"; do processes "$host"; done
}

# names ID...: prints the names of these processes, each with the number of processes of that name.
names() {
    local id
    for id; do cat "/proc/$id/comm" 2>/dev/null || true; done | sort | uniq -c | awk '{ printf "%s%d %s", (NR > 1 ? ", " : ""), $1, $2 }'
}

# ranks: true if a rank still runs on any host.
ranks() {
    local host
    for host in "${hosts[@]}"; do
        if find_process "$host" '^[^ ]*mpijava ' >/dev/null; then return 0; fi
    done
    return 1
}

# end_job SECONDS: waits that long for the last process to go, then kills those that are left, whose names are in $left. $ranks_took and $took
# are the tenths of a second after which no rank and no process was left. $code is the exit code of mpiexec.
end_job() {
    local begin=${EPOCHREALTIME/./} ids
    left='' ranks_took=''
    while ids=$(running) && [ -n "$ids" ] && [ $((${EPOCHREALTIME/./} - begin)) -lt $(($1 * 1000000)) ]; do
        [ -n "$ranks_took" ] || ranks || ranks_took=$(((${EPOCHREALTIME/./} - begin) / 100000))
        sleep 0.1
    done
    took=$(((${EPOCHREALTIME/./} - begin) / 100000))
    [ -n "$ids" ] || ranks_took=${ranks_took:-$took}
    # shellcheck disable=SC2086 # one word for each process
    [ -z "$ids" ] || { left=$(names $ids) && kill -KILL $ids 2>/dev/null || true; }
    code=0
    wait "$job" 2>/dev/null || code=$?
}

# find_process HOST PATTERN: prints a process of the host whose command line has the pattern; false if there is none.
find_process() {
    local id
    for id in $(processes "$1"); do
        if { tr "\0" " " <"/proc/$id/cmdline"; } 2>/dev/null | grep -q -E "$2"; then echo "$id" && return; fi
    done
    return 1
}

# cut_off: takes the link of node3 down; no process gets notice of that.
cut_off() { ip link set port3 down; }
kill_proxy() { kill -KILL "$(find_process node3 '^[^ ]*(hydra_pmi_proxy|hydra_bstrap_proxy|orted|prted)')"; }
kill_rank() { kill -KILL "$(find_process node3 '^[^ ]*mpijava .*Rounds')"; }

# mend: puts the link up again, and waits until the hosts reach each other.
mend() {
    local host end=$((SECONDS + 20))
    ip link set port3 up
    for host in "${hosts[@]}"; do on "$host" ip neigh flush dev eth0; done
    for host in node1 node2 node4; do
        until on node3 timeout 1 bash -c "</dev/tcp/$host/9" 2>&1 | grep -q refused || [ $SECONDS -ge $end ]; do sleep 0.2; done
    done
}

# said: prints how many ranks said that they waited longer than panmpi.patience.
said() { cat "$PANMPI_HOSTS"/*.said | grep -c 'longer than panmpi.patience' || true; }

# cut_row MPI: cuts a host off in the middle of a collective call; each rank has to end by itself, on any host. Open MPI's own daemons wait for
# as long as TCP does, so they may be left.
cut_row() {
    begin_job "$log/cut-$1.log" || { row 'a host is cut off' "$1" 'FAILED: the job never worked' - && return; }
    cut_off
    end_job 30
    mend
    local text
    text="ranks gone after $(tenths "${ranks_took:-9999}"), reasons of $(said)${left:+; left for TCP to end: $left}"
    if [ "${ranks_took:-9999}" -le $(((patience + 10) * 10)) ] && [ "$code" != 0 ] && [ "$(said)" -ge 1 ] &&
        { [ -z "$left" ] || [[ $1 == openmpi-* ]]; }; then
        row 'a host is cut off' "$1" "$text" "$took"
    else
        row 'a host is cut off' "$1" "FAILED: $text, exit code $code, see $log/cut-$1.log" "$took"
    fi
}

# kill_row MPI WHAT COMMAND: kills a process on node3; all processes on all hosts have to be gone within 10 s.
kill_row() {
    begin_job "$log/$3-$1.log" || { row "$2" "$1" 'FAILED: the job never worked' - && return; }
    "$3"
    end_job 10
    if [ -z "$left" ] && [ "$code" != 0 ]; then
        row "$2" "$1" "all gone, exit code $code" "$took"
    else
        row "$2" "$1" "FAILED: exit code $code, left: ${left:-nothing}, see $log/$3-$1.log" "$took"
    fi
}
