export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.stories.@(ts|tsx)'],
  addons: ['storybook-addon-statechart'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
