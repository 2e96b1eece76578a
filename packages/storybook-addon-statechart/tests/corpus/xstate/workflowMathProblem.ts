// @ts-nocheck: third-party code, MIT, see LICENSE. Source: examples/workflow-math-problem/main.ts, without the lines that start it
import { assign, fromPromise, createActor, setup } from 'xstate';

// https://github.com/serverlessworkflow/specification/tree/main/examples#solving-math-problems-example
export const workflow = setup({
  types: {
    context: {} as {
      results: string[] | undefined;
    }
  },
  actors: {
    batchMathFunction: fromPromise(
      async ({
        input
      }: {
        input: {
          problems: string[];
        };
      }) => {
        return await Promise.all(
          input.problems.map(async (problem) => {
            console.log('solving', problem);
            await new Promise((resolve) => setTimeout(resolve, 1000));
            return {
              problem,
              result: `Solved ${problem}`
            };
          })
        );
      }
    )
  }
}).createMachine({
  id: 'math-problem',
  initial: 'Solve',
  context: {
    results: undefined
  },
  states: {
    Solve: {
      invoke: {
        src: 'batchMathFunction',
        input: ({ event }) => ({
          problems: event.input.expressions
        }),
        onDone: {
          target: 'Solved',
          actions: assign({
            results: ({ event }) => event.output.map((r) => r.result)
          })
        }
      }
    },
    Solved: {
      type: 'final',
      output: ({ context }) => ({
        results: context.results
      })
    }
  }
});
