import type { StateValue } from 'xstate'

/** Query parameter of a link that opens a story in a state. Storybook passes it on to the story's page. */
const parameter = 'statechart'

type Target = { story: string; argument: string; value: StateValue }

/** Returns the query of a link that opens a story in a state. */
export function writeStateLink(target: Target): string {
  return `?path=/story/${target.story}&${parameter}=${encodeURIComponent(JSON.stringify(target))}`
}

/**
 * Returns the arguments that a link sets in a story.
 *
 * @param search the query of the story's page
 * @returns an empty object if the link is for another story, or is no such link
 */
export function readStateLink(search: string, story: string): Record<string, StateValue> {
  try {
    const target = JSON.parse(new URLSearchParams(search).get(parameter) ?? '{}') as Partial<Target>
    const { argument, value } = target
    return target.story === story && argument !== undefined && value !== undefined ? { [argument]: value } : {}
  } catch {
    return {}
  }
}
