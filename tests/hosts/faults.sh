# shellcheck shell=bash
# Sourced by .make/test/hosts: a job on four hosts that meets a misfortune, and how long it takes to end.
# shellcheck disable=SC2154 # from there, and from network.sh: mpiexec, hosts, log
patience=8

# begin_job LOG: a job that works for ever, in the background; it works when this returns.
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

# running: the ids of all processes of the hosts.
running() {
    local host
    for host in "${hosts[@]}"; do processes "$host"; done
}

# names ID...: what these processes are.
names() {
    local id
    for id; do cat "/proc/$id/comm" 2>/dev/null || true; done | sort | uniq -c | awk '{ printf "%s%d %s", (NR > 1 ? ", " : ""), $1, $2 }'
}

# ranks: whether a rank still runs on any host.
ranks() {
    local host
    for host in "${hosts[@]}"; do
        if find_process "$host" '^[^ ]*mpijava ' >/dev/null; then return 0; fi
    done
    return 1
}

# end_job SECONDS: waits that long for the last process to go, then ends those that are left, whose names are in $left. Until then
# no rank is left: $ranks_took tenths of a second, no process: $took. $code is the exit code of mpiexec.
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

# find_process HOST PATTERN: a process of the host whose command line has the pattern.
find_process() {
    local id
    for id in $(processes "$1"); do
        if { tr "\0" " " <"/proc/$id/cmdline"; } 2>/dev/null | grep -q -E "$2"; then echo "$id" && return; fi
    done
    return 1
}

# The link of node3 is down; nothing tells anybody.
cut_off() { ip link set port3 down; }
kill_proxy() { kill -KILL "$(find_process node3 '^[^ ]*(hydra_pmi_proxy|hydra_bstrap_proxy|orted|prted)')"; }
kill_rank() { kill -KILL "$(find_process node3 '^[^ ]*mpijava .*Rounds')"; }

# mend: the link is up again, and the hosts find each other.
mend() {
    local host end=$((SECONDS + 20))
    ip link set port3 up
    for host in "${hosts[@]}"; do on "$host" ip neigh flush dev eth0; done
    for host in node1 node2 node4; do
        until on node3 timeout 1 bash -c "</dev/tcp/$host/9" 2>&1 | grep -q refused || [ $SECONDS -ge $end ]; do sleep 0.2; done
    done
}

# said: how many ranks gave their reason, as far as they could.
said() { cat "$PANMPI_HOSTS"/*.said | grep -c 'longer than panmpi.patience' || true; }

# cut_row MPI: a host is cut off in the middle of a collective call; every rank has to end by itself, wherever it is. Open MPI's
# own daemons wait for as long as TCP does, so they may be left.
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

# kill_row MPI WHAT COMMAND: after kill -9 of something on node3 everything on every host is gone within 10 s.
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
