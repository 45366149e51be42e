import { sharedAttributes } from '../shared.attributes.ts'

/**
 * Stands behind the words that a page opens with, outside of islands. The build puts the rest of the page's styles in its
 * place, so that the words are painted before those have come (scripts/build/inlineStyles.ts, docs/decisions/095).
 */
export function FirstScreenEnd() {
  return <template {...sharedAttributes.firstScreenEnd.props()} />
}
