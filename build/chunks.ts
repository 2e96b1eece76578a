/**
 * Which modules travel together. Few files compress better than many, and each of these is needed as a whole: what every
 * page needs, what a form needs to be filled in, what runs its journey, and what sends it.
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
    test: /node_modules\/xstate\/|machines\/(failure|notProvided)|src\/flows\/(newKey|pageRestored|askBeforeLeaving)/,
  },
  {
    name: 'form',
    priority: 3,
    test: /node_modules\/(valibot|@xstate\/react|use-isomorphic-layout-effect)\/|machines\/(text|faults)|src\/components\/(form\/|site\/PageIntro)|src\/flows\/(prepareToSend|keptDraft)|src\/kept\.ts/,
  },
  // What stands around every article, and around every service.
  { name: 'article', priority: 2, test: /src\/components\/article\/(?!sharePage)|_article\.tsx\?tsr-split/ },
  { name: 'service', priority: 2, test: /src\/components\/service\/(?!Interactive)/ },
  { name: 'session', priority: 2, test: /machines\/session\/|src\/(flows|backend)\/(session|storedSession)\.ts/ },
  { name: 'send', priority: 1, test: /node_modules\/ky\/|src\/backend\/http/ },
]
