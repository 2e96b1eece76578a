// A plugin of Stryker (stryker.config.json): what is not mutated, because it does nothing when the site runs.
type Path = { isObjectProperty(): boolean; node: { key?: { name?: string } } }

const reasons: Record<string, string> = {
  description: 'The text of a state is for readers of the statechart.',
  types: 'The types of a machine are not read when it runs.',
}

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'statecharts',
    value: {
      shouldIgnore: (path: Path) => (path.isObjectProperty() ? reasons[path.node.key?.name ?? ''] : undefined),
    },
  },
]
