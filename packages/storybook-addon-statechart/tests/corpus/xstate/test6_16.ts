// @ts-nocheck: third-party code, MIT, see LICENSE. Source: packages/core/test/examples/6.16.test.ts, the machine only
import { createMachine, stateIn } from 'xstate';

export const machine = createMachine({
  type: 'parallel',
  states: {
    A: {
      initial: 'D',
      states: {
        C: {
          on: {
            2: {
              target: 'D',
              guard: stateIn('#E')
            }
          }
        },
        D: { on: { 1: 'C' } }
      }
    },
    B: {
      initial: 'F',
      states: {
        E: { id: 'E', on: { 5: 'G' } },
        F: { on: { 1: 'E' } },
        G: { on: { 3: 'F' } }
      }
    }
  }
});
