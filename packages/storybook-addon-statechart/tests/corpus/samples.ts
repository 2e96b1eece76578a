import type { Examples } from '../../preview/accepted.ts'

const applicant = { fname: 'Jana', lname: 'Nováková', age: 22, email: 'jana@example.com' }
const customer = { id: 'c1', name: 'Jana', SSN: 1, yearlyIncome: 50_000, address: 'Main Street 1', employer: 'Mill' }
const order = { id: '1', item: 'bearing', quantity: '4' }

/** Input of the machines that need one, by file name. */
export const inputs: Record<string, unknown> = {
  friendMachine: { name: 'Jana' },
  workflowApplicantRequest: { applicant },
  workflowAsyncFunction: { customer: 'Jana' },
  workflowCreditCheck: { customer },
  workflowFillingWater: { current: 0, max: 10 },
  workflowFinalizeCollegeApp: { applicantId: 'a1' },
  workflowGreeting: { person: { name: 'Jana' } },
  workflowMathProblem: { expressions: ['2+2', '4-1'] },
  workflowMonitorJob: { job: { name: 'press' } },
  workflowMonitorPatient: { patientId: 'p1' },
  workflowProvisionOrders: { order },
  workflowSendCloudevent: { orders: [order, order] },
}

/** Example payloads of the machines whose actions or guards read one, by file name. */
export const payloads: Record<string, Examples> = {
  friendsMachine: {
    'FRIENDS.ADD': [{ name: 'Jana' }, { name: '' }],
    'NEW_FRIEND.CHANGE': { name: 'Jana' },
    'FRIEND.REMOVE': { index: 0 },
  },
  snakeMachine: { ARROW_KEY: [{ dir: 'Up' }, { dir: 'Down' }, { dir: 'Left' }, { dir: 'Right' }] },
  temperatureMachine: { CELSIUS: { value: '20' }, FAHRENHEIT: { value: '' } },
  todosMachine: {
    'newTodo.change': { value: 'Oil the press' },
    'newTodo.commit': [{ value: 'Oil the press' }, { value: '' }],
    'todo.commit': { todo: { id: '1', title: 'Oil the press', completed: false } },
    'todo.delete': { id: '1' },
    'filter.change': { filter: 'active' },
    'todo.mark': { id: '1', mark: 'completed' },
    'todo.markAll': { mark: 'completed' },
  },
  workflowCarAuctionBids: { CarBidEvent: { bid: { carid: 'c1', amount: 9000, bidder: { id: 'b1' } } } },
  workflowEventGreeting: { greet: { greet: { name: 'Jana' } } },
}
