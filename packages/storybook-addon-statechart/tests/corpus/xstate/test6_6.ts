// @ts-nocheck: third-party code, MIT, see LICENSE. Source: packages/core/test/examples/6.6.test.ts, the machine only
import { createMachine } from 'xstate';

export const machine = createMachine({
  initial: 'A',
  states: {
    A: {
      on: {
        3: 'B'
      },
      initial: 'D',
      states: {
        C: {
          on: {
            2: '#B'
          }
        },
        D: {
          on: {
            1: 'C'
          }
        }
      }
    },
    B: {
      id: 'B',
      on: {
        4: 'A.D'
      }
    }
  }
});
