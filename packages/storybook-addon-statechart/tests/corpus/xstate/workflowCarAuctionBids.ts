// @ts-nocheck: third-party code, MIT, see LICENSE. Source: examples/workflow-car-auction-bids/main.ts, without the lines that start it
import { assign, createMachine, createActor } from 'xstate';

interface Bid {
  carid: string;
  amount: number;
  bidder: {
    id: string;
    firstName: string;
    lastName: string;
  };
}

// https://github.com/serverlessworkflow/specification/tree/main/examples#handle-car-auction-bids-example
export const workflow = createMachine(
  {
    id: 'handleCarAuctionBid',
    description: 'Store a single bid whole the car auction is active',
    initial: 'StoreCarAuctionBid',
    types: {} as {
      context: {
        bids: Bid[];
      };
      events: {
        type: 'CarBidEvent';
        bid: Bid;
      };
    },
    context: {
      bids: []
    },
    states: {
      StoreCarAuctionBid: {
        on: {
          CarBidEvent: {
            actions: assign({
              bids: ({ context, event }) => [...context.bids, event.bid]
            })
          }
        },
        after: {
          BiddingDelay: 'BiddingEnded'
        }
      },
      BiddingEnded: {
        type: 'final',
        output: ({ context }) => ({
          // highest bid
          winningBid: context.bids.reduce((prev, current) =>
            prev.amount > current.amount ? prev : current
          )
        })
      }
    }
  },
  {
    delays: {
      BiddingDelay: 3000
    }
  }
);
