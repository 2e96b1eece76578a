// @ts-nocheck: third-party code, MIT, see LICENSE. Source: packages/core/test/examples/6.9.test.ts, the machine only
import { createMachine } from 'xstate';

export const machine = createMachine({
  initial: 'A',
  states: {
    A: {
      on: {
        6: 'H'
      },
      initial: 'B',
      states: {
        B: {
          initial: 'E',
          on: {
            5: 'C'
          },
          states: {
            D: {},
            E: {
              on: { 3: 'D' }
            }
          }
        },
        C: {
          initial: 'G',
          on: {
            4: 'B.E'
          },
          states: {
            F: {},
            G: {
              on: {
                2: 'F'
              }
            }
          }
        },
        hist: { history: true },
        deepHist: { history: 'deep' }
      }
    },
    H: {
      on: {
        1: 'A.hist',
        7: 'A.deepHist' // 6.10
      }
    }
  }
});
