import { sharedAttributes } from '../shared.attributes.ts'

/**
 * Stands behind the first words of a page, outside of islands. The build replaces it with the rest of the page's styles, so that the words
 * are painted before those have come (scripts/build/inlineStyles.ts, docs/decisions/080).
 */
export function FirstScreenEnd() {
  return <template {...sharedAttributes.firstScreenEnd.props()} />
}
