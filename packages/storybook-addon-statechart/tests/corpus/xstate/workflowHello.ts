// @ts-nocheck: third-party code, MIT, see LICENSE. Source: examples/workflow-hello/main.ts, without the lines that start it
import { createMachine, createActor } from 'xstate';

// https://github.com/serverlessworkflow/specification/tree/main/examples#hello-world-example
export const workflow = createMachine({
  id: 'helloworld',
  initial: 'Hello State',
  states: {
    'Hello State': {
      type: 'final',
      output: {
        result: 'Hello World!'
      }
    }
  }
});
