/** Stage 3: makes the decisions. Input and output are records; one class makes one decision. */
package panmpi.generator.rules;
