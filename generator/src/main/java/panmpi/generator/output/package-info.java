/** Stage 5: checks what was made by compiling it, and puts it in place, all of it or nothing. */
package panmpi.generator.output;
