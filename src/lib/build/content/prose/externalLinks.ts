/**
 * Links of a text that leave the site: has them say so, as links of YAML do, and refuses what may not be linked
 * (docs/decisions/092-links-that-leave.md). A rehype plugin for MDX: it sees links however they were written.
 */
import { relOf } from '#src/lib/anywhere/pages/link.ts'
import { externalLinkProblem } from '../textRules/externalLinkProblem.ts'
import { attributeValue, isTag, type ProseNode, refuseNode } from './proseNode.ts'

/** Addresses that lead away. Our telephone numbers and email addresses are tokens, which hardCodedProblems.ts checks. */
const LEADS_AWAY = /^(?!tel:|mailto:)(?:[a-z][a-z0-9+.-]*:|\/\/|[/\\]*\\)/i
/** Blanks and signs of control. Browsers leave tabs and line breaks out of an address, and then read another one. */
const UNSEEN = /[\0-\x20\x7f]/

/** @throws Error with the line and the cure of a link that leads where none may */
export function externalLinks() {
  // Markdown makes some links of words, and does not say where.
  const walk = (node: ProseNode, above: ProseNode['position']): void => {
    const isLink = node.tagName === 'a' || (isTag(node) && node.name === 'a')
    const attribute = node.attributes?.find(({ name }) => name === 'href')
    const written = node.properties?.href ?? (attribute && attributeValue(attribute))
    if (isLink && typeof written === 'string') {
      const href = written.trim()
      if (UNSEEN.test(href))
        refuseNode(
          node,
          `"${href.replaceAll(new RegExp(UNSEEN, 'g'), ' ')}" has a blank or a sign that nobody sees: write the address without.`,
        )
      const problem = LEADS_AWAY.test(href) ? externalLinkProblem(href) : null
      if (problem) refuseNode({ ...node, position: node.position ?? above }, problem)
      const rel = relOf(href)
      if (rel && node.properties) node.properties = { ...node.properties, rel }
      else if (rel) node.attributes?.push({ type: 'mdxJsxAttribute', name: 'rel', value: rel })
    }
    for (const child of node.children ?? []) walk(child, node.position ?? above)
  }
  return (tree: ProseNode): void => walk(tree, undefined)
}
