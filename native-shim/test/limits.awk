# Fails on a line over 100 columns, a function over 40 lines, a file over 200 lines.
FNR == 1 { start = 0 }
length($0) > 100 { fault("line of " length($0) " columns") }
/^\{/ { start = FNR }
/^\}/ && start { if (FNR - start > 40) fault("function of " FNR - start " lines"); start = 0 }
FNR == 201 { fault("file of more than 200 lines") }
function fault(what) { print FILENAME ":" FNR ": " what; faults++ }
END { exit faults > 0 }
