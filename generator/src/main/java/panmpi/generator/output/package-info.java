/** Stage 5: compiles the generated files and writes them, all or none. */
package panmpi.generator.output;
