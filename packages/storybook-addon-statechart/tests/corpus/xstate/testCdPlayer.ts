// @ts-nocheck: third-party code, MIT, see LICENSE. Source: packages/core/test/examples/cd.test.ts, the machine only
import { createMachine } from 'xstate';

export const machine = createMachine({
  initial: 'not_loaded',
  states: {
    not_loaded: {
      on: {
        INSERT_CD: 'loaded'
      }
    },
    loaded: {
      initial: 'stopped',

      on: {
        EJECT: 'not_loaded'
      },
      states: {
        stopped: {
          on: {
            PLAY: 'playing'
          }
        },
        playing: {
          on: {
            STOP: 'stopped',
            EXPIRED_END: 'stopped',
            EXPIRED_MID: 'playing',
            PAUSE: 'paused'
          }
        },
        paused: {
          initial: 'not_blank',
          states: {
            blank: { on: { TIMER: 'not_blank' } },
            not_blank: { on: { TIMER: 'blank' } }
          },
          on: {
            PAUSE: 'playing',
            PLAY: 'playing',
            STOP: 'stopped'
          }
        }
      }
    }
  }
});
