/**
 * A rehype plugin for MDX that marks links to other sites, as links of YAML are marked, and refuses forbidden ones
 * (docs/decisions/092-links-that-leave.md). It sees links in every notation.
 */
import { relOf } from '#src/lib/anywhere/pages/link.ts'
import { externalLinkProblem } from '../../textRules/externalLinkProblem.ts'
import { attributeValue, isTag, type ProseNode, refuseNode } from '../proseNode.ts'

/** Addresses of other sites. Our telephone numbers and email addresses are tokens, which hardCodedProblems.ts checks. */
const EXTERNAL_ADDRESS = /^(?!tel:|mailto:)(?:[a-z][a-z0-9+.-]*:|\/\/|[/\\]*\\)/i
/** Spaces and control characters. Browsers drop tabs and line breaks from an address, and then open another one. */
const INVISIBLE = /[\0-\x20\x7f]/

/** @throws Error with the line and the fix of a forbidden link */
export function rehypeExternalLinks() {
  // Markdown turns some words into links without a position.
  const walk = (node: ProseNode, parentPosition: ProseNode['position']): void => {
    const isLink = node.tagName === 'a' || (isTag(node) && node.name === 'a')
    const attribute = node.attributes?.find(({ name }) => name === 'href')
    const value = node.properties?.href ?? (attribute && attributeValue(attribute))
    if (isLink && typeof value === 'string') {
      const href = value.trim()
      if (INVISIBLE.test(href))
        refuseNode(
          node,
          `"${href.replaceAll(new RegExp(INVISIBLE, 'g'), ' ')}" has a blank or a sign that nobody sees: write the address without.`,
        )
      const problem = EXTERNAL_ADDRESS.test(href) ? externalLinkProblem(href) : null
      if (problem) refuseNode({ ...node, position: node.position ?? parentPosition }, problem)
      const rel = relOf(href)
      if (rel && node.properties) node.properties = { ...node.properties, rel }
      else if (rel) node.attributes?.push({ type: 'mdxJsxAttribute', name: 'rel', value: rel })
    }
    for (const child of node.children ?? []) walk(child, node.position ?? parentPosition)
  }
  return (tree: ProseNode): void => walk(tree, undefined)
}
