/**
 * A rehype plugin for MDX that checks what a text contains: Markdown, components, and a few HTML tags that Markdown has no notation for. It
 * runs first: it reads the parsed text, so no notation gets past it, and it sees nothing that other plugins add.
 */
import { attributeValue, isTag, type ProseNode, refuseNode, statementsIn, type TagAttribute } from '../proseNode.ts'
import { findProseTag, type ProseTag } from '../proseTags.ts'

/** Allowed tags of HTML, which mark words. */
const TAGS = ['a', 'abbr', 'br', 'cite', 'code', 'em', 'kbd', 'mark', 'p', 'q', 's', 'small', 'strong', 'sub', 'sup']
const TAG_ATTRIBUTES = ['href', 'id', 'lang', 'dir', 'title']
const PICTURE = 'A picture is a file of ours, written <Picture src="…" alt="…" />: docs/adding-an-article.md, "Pictures", says how.'
const LITERALS = ['string', 'number', 'boolean']

function checkAttribute(node: ProseNode, attribute: TagAttribute, tags: readonly ProseTag[]): void {
  const { name: tag } = node
  if (attribute.type !== 'mdxJsxAttribute' || attribute.name === undefined)
    refuseNode(node, `Write what stands in <${tag}> by its name, in straight quotes: <${tag} name="…">.`)
  const { name, value } = attribute
  // An attribute without a value is true.
  if (value !== null && value !== undefined && !LITERALS.includes(typeof attributeValue(attribute)))
    refuseNode(node, `Write what stands in a tag in straight quotes: <${tag} ${name}="…">.`)
  const knownAttributes = findProseTag(tags, tag)?.attributes ?? TAG_ATTRIBUTES
  if (!knownAttributes.includes(name))
    refuseNode(node, `<${tag}> has no ${name} in a text: it may have ${knownAttributes.join(', ') || 'no attributes'}.`)
  if (node.attributes?.some((other) => other !== attribute && other.name === name))
    refuseNode(node, `<${tag}> has ${name} twice: write it once.`)
}

/** @param tags components that a text may have @throws Error with the line and the fix of the first forbidden tag, attribute or code */
export function rehypeAllowedTags({ tags }: { tags: readonly ProseTag[] }) {
  const walk = (node: ProseNode): void => {
    if (node.tagName === 'img') refuseNode(node, PICTURE)
    if (isTag(node)) {
      const { name } = node
      if (!name || !(findProseTag(tags, name) || TAGS.includes(name)))
        refuseNode(node, /^(img|image|picture)$/.test(name ?? '') ? PICTURE : `A text has no <${name ?? ''}>: write it in Markdown.`)
      for (const attribute of node.attributes ?? []) checkAttribute(node, attribute, tags)
    }
    // A comment has no statement.
    if (/^mdx(Flow|Text)Expression$/.test(node.type) && statementsIn(node)?.length !== 0)
      refuseNode(node, `A text has no code. A brace that is to be printed is written \\{ or \\}.`)
    for (const child of node.children ?? []) walk(child)
  }
  return walk
}
