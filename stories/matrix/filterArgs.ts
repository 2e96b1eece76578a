import type { Filter } from './SheetFilter.tsx'

/** The filter of a sheet as arguments of its story, which Storybook keeps in the URL: `args=state:mounted-open`. */
export type FilterArgs = { state: string; phone: boolean; tablet: boolean; desktop: boolean }

/** All states on a phone and on a desktop. */
export const initialFilterArgs: FilterArgs = { state: '', phone: true, tablet: false, desktop: true }

// Storybook ignores an argument in the URL with other characters than letters, digits, spaces, `-` and `_`.

/** Returns the filter that a sheet shows. */
export const readFilterArgs = ({ state, phone, tablet, desktop }: FilterArgs): Filter => ({
  state: state.replaceAll('-', '.').replaceAll(' ', ' · '),
  formats: [...(phone ? ['Phone'] : []), ...(tablet ? ['Tablet'] : []), ...(desktop ? ['Desktop'] : [])],
})

/** Returns the arguments for a filter. */
export const createFilterArgs = ({ state, formats }: Filter): FilterArgs => ({
  state: state.replaceAll(' · ', ' ').replaceAll('.', '-'),
  phone: formats.includes('Phone'),
  tablet: formats.includes('Tablet'),
  desktop: formats.includes('Desktop'),
})
