/** Path of the layout worker below the address of Storybook. */
export const workerPath = 'storybook-addon-statechart/elk-worker.min.js'
