// Builds the site with a page and four articles more than there are, as an editor will: what holds by chance for today's number
// of pages stops npm test, and not the editor.
import { buildTree, forgetConfiguration } from '#scripts/testedSite.ts'
import { writeBiggerTree } from './tree.ts'

forgetConfiguration()
await writeBiggerTree('.cache/bigger')
await buildTree('.cache/bigger')
