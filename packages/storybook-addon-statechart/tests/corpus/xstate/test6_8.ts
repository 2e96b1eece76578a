// @ts-nocheck: third-party code, MIT, see LICENSE. Source: packages/core/test/examples/6.8.test.ts, the machine only
import { createMachine } from 'xstate';

export const machine = createMachine({
  initial: 'A',
  states: {
    A: {
      on: {
        6: 'F'
      },
      initial: 'B',
      states: {
        B: {
          on: { 1: 'C' }
        },
        C: {
          on: { 2: 'E' }
        },
        D: {
          on: { 3: 'B' }
        },
        E: {
          on: { 4: 'B', 5: 'D' }
        },
        hist: { history: true }
      }
    },
    F: {
      on: {
        5: 'A.hist'
      }
    }
  }
});
