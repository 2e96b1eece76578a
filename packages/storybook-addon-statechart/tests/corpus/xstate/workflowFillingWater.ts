// @ts-nocheck: third-party code, MIT, see LICENSE. Source: examples/workflow-filling-water/main.ts, without the lines that start it
import { assign, createMachine, createActor } from 'xstate';

// https://github.com/serverlessworkflow/specification/blob/main/examples/README.md#filling-a-glass-of-water
export const workflow = createMachine({
  id: 'fillglassofwater',
  types: {} as {
    events: {
      type: 'WaterAddedEvent';
    };
    context: {
      counts: {
        current: number;
        max: number;
      };
    };
    input: {
      current: number;
      max: number;
    };
  },
  initial: 'CheckIfFull',
  context: ({ input }) => ({
    counts: input
  }),
  states: {
    CheckIfFull: {
      always: [
        {
          target: 'AddWater',
          guard: ({ context }) => context.counts.current < context.counts.max
        },
        {
          target: 'GlassFull'
        }
      ]
    },
    AddWater: {
      after: {
        500: {
          actions: assign({
            counts: ({ context }) => ({
              ...context.counts,
              current: context.counts.current + 1
            })
          }),
          target: 'CheckIfFull'
        }
      }
    },
    GlassFull: {
      type: 'final'
    }
  }
});
