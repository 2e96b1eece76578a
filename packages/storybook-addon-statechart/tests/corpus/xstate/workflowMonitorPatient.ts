// @ts-nocheck: third-party code, MIT, see LICENSE. Source: examples/workflow-monitor-patient/main.ts, without the lines that start it
import { createMachine, createActor } from 'xstate';

// https://github.com/serverlessworkflow/specification/tree/main/examples#monitor-patient-vital-signs-example
export const workflow = createMachine(
  {
    id: 'patientVitalsWorkflow',
    types: {
      input: {} as {
        patientId: string;
      },
      context: {} as {
        patientId: string;
      },
      events: {} as
        | {
            type: 'org.monitor.highBodyTemp';
            source: 'monitoringSource';
            id: string;
            time: string;
            patientId: string;
            data: { value: string };
          }
        | {
            type: 'org.monitor.highBloodPressure';
            source: 'monitoringSource';
            id: string;
            time: string;
            patientId: string;
            data: { value: string };
          }
        | {
            type: 'org.monitor.highRespirationRate';
            source: 'monitoringSource';
            id: string;
            time: string;
            patientId: string;
            data: { value: string };
          }
    },
    context: ({ input }) => ({
      patientId: input.patientId
    }),
    initial: 'MonitorVitals',
    states: {
      MonitorVitals: {
        on: {
          'org.monitor.highBodyTemp': {
            actions: 'sendTylenolOrder'
          },
          'org.monitor.highBloodPressure': {
            actions: 'callNurse'
          },
          'org.monitor.highRespirationRate': {
            actions: 'callPulmonologist'
          }
        }
      }
    }
  },
  {
    actions: {
      sendTylenolOrder: ({ context }) => {
        console.log(
          'Executing sendTylenolOrder for patient:',
          context.patientId
        );
      },
      callNurse: ({ context }) => {
        console.log('Executing callNurse for patient:', context.patientId);
      },
      callPulmonologist: ({ context }) => {
        console.log(
          'Executing callPulmonologist for patient:',
          context.patientId
        );
      }
    }
  }
);
