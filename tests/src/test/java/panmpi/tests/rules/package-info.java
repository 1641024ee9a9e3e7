/** Tests of rules that hold for all sources of the project. */
package panmpi.tests.rules;
