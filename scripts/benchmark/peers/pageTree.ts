/** What a page draws, from a build that was captured (peers/capture): its components with their props, and HTML between them. */
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'

/** A component that the build drew: `source` is its file below src/, without ".tsx"; `slots` hold HTML that was drawn before. */
export type CapturedPart = { id: string; source: string; name: string; props: Record<string, unknown>; slots: Record<string, string> }

/** An element without components is finished HTML; one with some has children. Its attributes are React's props. */
export type PageNode =
  | string
  | { source: string; name: string; props: Record<string, unknown>; slots: Record<string, PageNode[]> }
  | { tag: string; props: Record<string, unknown>; children: PageNode[] }

const CAPTURED_TAG = 'captured-part'
/** Elements that only the build needs: what they contain is read, and they are left out. */
const UNWRAPPED_TAGS = new Set(['astro-island', 'astro-slot', 'astro-static-slot'])
/** Page scripts, styles and what is written for search engines; peers fetch ahead in their own ways. */
const SKIPPED_TAGS = new Set(['script', 'style', 'link', 'SpeculationRules'])

const PROP_NAMES: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', datetime: 'dateTime' }
/** Attributes that say something by being there. */
const BOOLEAN_ATTRIBUTES = new Set(['hidden', 'inert', 'open', 'disabled', 'checked', 'reversed'])

const propsOf = (element: HTMLElement) =>
  Object.fromEntries(
    Object.entries(element.attributes).map(([name, value]) => [PROP_NAMES[name] ?? name, BOOLEAN_ATTRIBUTES.has(name) ? true : value]),
  )

const hasCapturedTag = (text: string) => text.includes(`<${CAPTURED_TAG} `)
const slotName = (name: string) =>
  name === 'default' ? 'children' : name.replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase())
const removeCapturedTags = (html: string) => html.replaceAll(new RegExp(`</?${CAPTURED_TAG}[^>]*>`, 'g'), '')

/**
 * @param html of a page's body, or of a slot
 * @param parts by their numbers, which stand on the elements in the HTML
 * @returns what it draws, in order
 */
export function readPageTree(html: string, parts: ReadonlyMap<string, CapturedPart>): PageNode[] {
  return readNodes(parse(html).childNodes, parts)
}

const readNodes = (nodes: Node[], parts: ReadonlyMap<string, CapturedPart>): PageNode[] => nodes.flatMap((node) => readNode(node, parts))

function readNode(node: Node, parts: ReadonlyMap<string, CapturedPart>): PageNode[] {
  if (node instanceof TextNode) return node.isWhitespace && node.text.includes('\n') ? [] : [node.text]
  if (!(node instanceof HTMLElement)) return []
  const tag = node.rawTagName
  if (SKIPPED_TAGS.has(tag)) return []
  if (UNWRAPPED_TAGS.has(tag)) return readNodes(node.childNodes, parts)
  const part = tag === CAPTURED_TAG ? parts.get(node.getAttribute('data-part') ?? '') : undefined
  if (part && SKIPPED_TAGS.has(part.name)) return []
  if (part) {
    const slots = Object.entries(part.slots).map(([name, text]) => [slotName(name), readPageTree(text, parts)])
    return [{ source: part.source, name: part.name, props: part.props, slots: Object.fromEntries(slots) }]
  }
  const props = propsOf(node)
  if (!hasCapturedTag(node.innerHTML)) {
    const inside = removeCapturedTags(node.innerHTML)
    return [{ tag, props: inside ? { ...props, dangerouslySetInnerHTML: { __html: inside } } : props, children: [] }]
  }
  return [{ tag, props, children: readNodes(node.childNodes, parts) }]
}
