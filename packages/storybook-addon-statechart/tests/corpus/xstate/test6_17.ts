// @ts-nocheck: third-party code, MIT, see LICENSE. Source: packages/core/test/examples/6.17.test.ts, the machine only
import { createMachine } from 'xstate';

export const machine = createMachine({
  initial: 'X',
  states: {
    X: {
      on: {
        1: 'Y',
        2: 'Y.A.C', // 6.18
        // 3: { Y: { A: 'C', B: 'F' } } // 6.19
        4: 'Y.A.hist'
      }
    },
    Y: {
      type: 'parallel',
      states: {
        A: {
          initial: 'D',
          states: { C: {}, D: {}, E: {}, hist: { history: true } }
        },
        B: {
          initial: 'G',
          states: { F: {}, G: {}, H: {} }
        }
      },
      on: {
        back: 'X'
      }
    }
  }
});
