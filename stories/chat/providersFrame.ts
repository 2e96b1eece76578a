/** Parameters of stories with the provider's frame. Its content is the provider's, so axe need not ask for a test of it. */
export const providersFrame = {
  config: {
    rules: [
      { id: 'target-size', enabled: true },
      { id: 'frame-tested', enabled: false },
    ],
  },
}
