// Part of npm run check: checks articles, their drawings and their routes.
import { findArticleProblems } from './problems.ts'
import { findStaleRoutes } from './routes.ts'

const stale = findStaleRoutes().map(({ file }) => `${file} is not the route of an article. Run npm run build.`)
const problems = [...(await findArticleProblems()), ...stale]
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
