/**
 * Manual chunks: modules that are always loaded together. One larger file compresses better than several small ones and
 * saves requests. `core` saves 3 requests and 9 kB per page, `form` 2 requests and 1.3 kB, `article` and `service` one
 * request and 0.2 kB each. `src/api/http.ts` is in no group, because a failed import of it must be retryable alone.
 */
export const chunkGroups = [
  {
    name: 'core',
    priority: 4,
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/|src\/(main|router|routeTree\.gen|page|site|onFirstInteraction|routerInternals)\.tsx?$|src\/components\/(site\/(?!CallToAction|ContactDetails|Page\.)|toasts\/(?!Toast\.|showToast))|virtual:illustration\/icons/,
  },
  // Keeps XState in a file of its own, which stays cached when our code changes.
  { name: 'journey', priority: 5, test: /node_modules\/xstate\/|machines\/notProvided/ },
  {
    name: 'form',
    priority: 3,
    test: /node_modules\/(valibot|@xstate\/react|use-isomorphic-layout-effect)\/|machines\/(text|errors|failure|attempt)|src\/components\/(form\/|toasts\/(Toast\.|showToast)|site\/Page\.)|src\/flows\/(startFormFlow|draftStorage)|src\/api\/client|src\/(askBeforeLeaving|restoreForms)\.ts/,
  },
  { name: 'article', priority: 2, test: /src\/components\/article\/(?!sharePage)|_article\.tsx\?tsr-split/ },
  { name: 'service', priority: 2, test: /src\/components\/service\/(?!Interactive)/ },
]
