// @ts-nocheck: third-party code, MIT, see LICENSE. Source: examples/workflow-async-function/main.ts, without the lines that start it
import { fromPromise, createActor, setup } from 'xstate';

// https://github.com/serverlessworkflow/specification/tree/main/examples#async-function-invocation-example
export const workflow = setup({
  types: {
    input: {} as {
      customer: string;
    }
  },
  actors: {
    sendEmail: fromPromise(
      async ({ input }: { input: { customer: string } }) => {
        console.log('Sending email to', input.customer);

        await new Promise<void>((resolve) =>
          setTimeout(() => {
            console.log('Email sent to', input.customer);
            resolve();
          }, 1000)
        );
      }
    )
  }
}).createMachine({
  id: 'async-function-invocation',
  initial: 'Send email',
  context: ({ input }) => ({
    customer: input.customer
  }),
  states: {
    'Send email': {
      invoke: {
        src: 'sendEmail',
        input: ({ context }) => ({
          customer: context.customer
        }),
        onDone: 'Email sent'
      }
    },
    'Email sent': {
      type: 'final'
    }
  }
});
