/*
 * MPI_Pcontrol is the only variadic function of MPI. On x86-64, the caller of a variadic function
 * passes in the register AL how many vector registers hold arguments; this version returns AL.
 */
__asm__(".globl MPI_Pcontrol\n"
        ".type MPI_Pcontrol, @function\n"
        "MPI_Pcontrol:\n"
        "    movzbl %al, %eax\n"
        "    ret\n");
