package mpi.junit;

import java.util.stream.Stream;
import mpi.Intracomm;
import mpi.junit.rank.RankState;
import mpi.junit.rank.RankWorld;
import mpi.junit.rank.SimpleTests;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;

/**
 * Extension of JUnit Jupiter for tests with {@link MpiTest}. On a rank, it passes parameters to
 * tests, and skips tests that another job runs. In a JVM that is no rank, it skips all these tests,
 * and says how to run them.
 */
final class MpiExtension
        implements ExecutionCondition,
                ParameterResolver,
                InvocationInterceptor,
                TestTemplateInvocationContextProvider {

    private static final String ELSEWHERE =
            "it runs on ranks, by the test engine panmpi, which is not among the engines of"
                    + " this run; include the engine panmpi";

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        if (!RankState.isRank()) {
            return ConditionEvaluationResult.disabled(ELSEWHERE);
        }
        return RankState.isLeftOut(context.getUniqueId())
                ? ConditionEvaluationResult.disabled("it runs in another job")
                : ConditionEvaluationResult.enabled("it runs in this job");
    }

    @Override
    public void interceptDynamicTest(
            Invocation<Void> invocation,
            DynamicTestInvocationContext test,
            ExtensionContext context)
            throws Throwable {
        if (RankState.isLeftOut(context.getUniqueId())) {
            invocation.skip();
        } else {
            invocation.proceed();
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == Intracomm.class || type == MpiWorld.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Intracomm.class
                ? RankWorld.comm()
                : MpiWorld.ofThisProcess();
    }

    @Override
    public boolean supportsTestTemplate(ExtensionContext context) {
        return context.getTestMethod()
                .filter(method -> SimpleTests.has(method, MpiTest.class))
                .isPresent();
    }

    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(
            ExtensionContext context) {
        RankState.addSimple(context.getUniqueId());
        return Stream.of(new OnlyInvocation(context.getDisplayName()));
    }

    /** The only invocation of a test method whose one test annotation is {@link MpiTest}. */
    private record OnlyInvocation(String name) implements TestTemplateInvocationContext {
        @Override
        public String getDisplayName(int index) {
            return name;
        }
    }
}
