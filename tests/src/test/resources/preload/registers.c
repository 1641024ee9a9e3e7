/*
 * MPI_Pcontrol is the only variadic function of MPI. On x86-64, the caller of a variadic function
 * passes in AL how many vector registers are in use; this MPI_Pcontrol returns that number.
 */
__asm__(".globl MPI_Pcontrol\n"
        ".type MPI_Pcontrol, @function\n"
        "MPI_Pcontrol:\n"
        "    movzbl %al, %eax\n"
        "    ret\n");
