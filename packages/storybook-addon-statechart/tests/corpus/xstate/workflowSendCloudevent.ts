// @ts-nocheck: third-party code, MIT, see LICENSE. Source: examples/workflow-send-cloudevent/main.ts, without the lines that start it
import { assign, fromPromise, createActor, setup } from 'xstate';

interface Order {
  id: string;
  item: string;
  quantity: string;
}

// https://github.com/serverlessworkflow/specification/tree/main/examples#send-cloudevent-on-workflow-completion-example
export const workflow = setup({
  types: {
    context: {} as {
      orders: Order[];
      provisionedOrders:
        | {
            id: string;
            outcome: string;
          }[]
        | undefined;
    },
    input: {} as {
      orders: Order[];
    }
  },
  actors: {
    provisionOrdersFunction: fromPromise(
      async ({ input }: { input: { orders: Order[] } }) => {
        const data = await Promise.all(
          input.orders.map(async (order) => {
            console.log('provisioning order', order);
            // wait 1 second
            await new Promise((resolve) => setTimeout(resolve, 1000));
            return {
              id: order.id,
              outcome: 'SUCCESS'
            };
          })
        );

        return data;
      }
    )
  }
}).createMachine({
  id: 'sendcloudeventonprovision',
  context: ({ input }) => ({
    orders: input.orders,
    provisionedOrders: undefined
  }),
  initial: 'ProvisionOrdersState',
  states: {
    ProvisionOrdersState: {
      invoke: {
        src: 'provisionOrdersFunction',
        input: ({ context }) => ({
          orders: context.orders
        }),
        onDone: {
          actions: assign({
            provisionedOrders: ({ event }) => event.output
          }),
          target: 'End'
        }
      }
    },
    End: {
      type: 'final',
      output: ({ context }) => ({
        provisionedOrders: context.provisionedOrders
      })
    }
  }
});
