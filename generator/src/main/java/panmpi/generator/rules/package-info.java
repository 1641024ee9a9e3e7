/** Stage 3: decides. Records in, records out; one rule is one class that makes one decision. */
package panmpi.generator.rules;
