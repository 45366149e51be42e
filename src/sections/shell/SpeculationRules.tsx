import { folders } from '../../site/routes'

const RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: `${folders.embed}/*` } }, { not: { href_matches: '/*.pdf' } }] },
      eagerness: 'moderate',
    },
  ],
}

/** Lets the browser fetch a page when a link to it is hovered or touched. The build hashes the script for the policy. */
export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant data, and a script element takes no other children
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }} />
}
