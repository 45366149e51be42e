import { folders, routes } from '#src/site/routes.ts'
import { shellAttributes } from '../shell.attributes.ts'

/** Pages of this site: no files, and never what the demo page frames. */
const PAGES = [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }, { not: { href_matches: `${folders.embed}/*` } }]
/**
 * Drawn ahead, its frame would wait for the visit and its patience would not (formTimeout.client.ts); the form's page
 * is fetched and no more.
 */
const FRAMES = { not: { href_matches: `${routes.requestDemo}*` } }
/** A short hover on a wide screen, a link at rest in view on phones that do so. Anything keener means "all at once" to browsers before 2025. */
const eagerness = 'moderate'

const RULES = {
  prerender: [
    { where: { and: [...PAGES, FRAMES] }, eagerness },
    // What a mouse has come to rest on (prerender.client.ts).
    { where: { and: [...PAGES, FRAMES, { selector_matches: shellAttributes.rested.selector }] }, eagerness: 'immediate' },
  ],
  // For browsers, and moments, that draw nothing ahead.
  prefetch: [{ where: { and: PAGES }, eagerness }],
}

/**
 * Lets the browser prepare a page when somebody is about to follow a link to it. The build hashes the script for the content security
 * policy.
 */
export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant data, and a script element takes no other children
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }} />
}
