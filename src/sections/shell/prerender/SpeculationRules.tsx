import { folders, routes } from '#src/site/routes.ts'
import { shellAttributes } from '../shell.attributes.ts'

/** Pages of this site, without files and the form's page. */
const PAGES = [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }, { not: { href_matches: `${folders.embed}/*` } }]
/**
 * Excludes the demo page from prerendering: its frame would not load there, but the form's timeout would run (formTimeout.client.ts). The
 * page is only prefetched.
 */
const FRAMES = { not: { href_matches: `${routes.requestDemo}*` } }
/** A short hover on a wide screen, or a link at rest in view on some phones. Browsers before 2025 take anything keener as "all at once". */
const eagerness = 'moderate'

/** The link under a resting mouse (prerender.client.ts). */
const RESTED = { selector_matches: shellAttributes.rested.selector }

const RULES = {
  prerender: [
    { where: { and: [...PAGES, FRAMES] }, eagerness },
    { where: { and: [...PAGES, FRAMES, RESTED] }, eagerness: 'immediate' },
  ],
  // For browsers that do not prerender, or not now, and for the demo page.
  prefetch: [
    { where: { and: PAGES }, eagerness },
    { where: { and: [...PAGES, RESTED] }, eagerness: 'immediate' },
  ],
}

/**
 * Lets the browser prepare a page when a visitor is about to follow a link to it. The build hashes the script for the content security
 * policy.
 */
export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant data, and a script element takes no other children
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }} />
}
