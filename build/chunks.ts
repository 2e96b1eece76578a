/**
 * Which modules travel together. Few files compress better than many, and each of these is needed as a whole: what every
 * page needs, what a form needs to be filled in, and what runs its journey. What sends it stands in no group: it can be
 * asked for again (src/backend/client.ts) only as a file of its own exports that waits for no other.
 */
export const chunkGroups = [
  {
    name: 'core',
    priority: 4,
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/|src\/(main|router|routeTree\.gen|page|site|whenVisitorStays)\.tsx?$|src\/components\/(site\/(?!tooltip|CallToAction|PageIntro)|notices\/(?!toasts))|virtual:drawing\/icons/,
  },
  {
    name: 'journey',
    priority: 5,
    test: /node_modules\/xstate\/|machines\/notProvided|src\/flows\/(newKey|pageRestored|askBeforeLeaving)/,
  },
  {
    name: 'form',
    priority: 3,
    test: /node_modules\/(valibot|@xstate\/react|use-isomorphic-layout-effect)\/|machines\/(text|faults|failure)|src\/components\/(form\/|site\/PageIntro)|src\/flows\/(prepareToSend|keptDraft)|src\/backend\/(call|client|functions)|src\/kept\.ts/,
  },
  // What stands around every article, and around every service.
  { name: 'article', priority: 2, test: /src\/components\/article\/(?!sharePage)|_article\.tsx\?tsr-split/ },
  { name: 'service', priority: 2, test: /src\/components\/service\/(?!Interactive)/ },
  { name: 'session', priority: 2, test: /machines\/session\/|src\/(flows|backend)\/(session|storedSession)\.ts/ },
]
