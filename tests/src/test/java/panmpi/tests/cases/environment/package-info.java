/** What a program learns and asks of its job, its library and its memory. */
package panmpi.tests.cases.environment;
