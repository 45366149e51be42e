/** What a page draws, from a build that was recorded (bench/record): its components with their props, and HTML between them. */
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'

/** A component that the build drew: `source` is its file below src/, without ".tsx"; `slots` hold HTML that was drawn before. */
export type RecordedPart = { id: string; source: string; name: string; props: Record<string, unknown>; slots: Record<string, string> }

/** An element without components is finished HTML; one with some has children. Its attributes are React's props. */
export type Drawn =
  | string
  | { source: string; name: string; props: Record<string, unknown>; slots: Record<string, Drawn[]> }
  | { tag: string; props: Record<string, unknown>; children: Drawn[] }

export const RECORDED = 'recorded-part'
/** Elements that only the build needs: what they contain is read, and they are left out. */
const TRANSPARENT = new Set(['astro-island', 'astro-slot', 'astro-static-slot'])
/** Page scripts, styles and what is written for search engines; peers fetch ahead in their own ways. */
const LEFT_OUT = new Set(['script', 'style', 'link', 'SpeculationRules'])

const NAMES: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', datetime: 'dateTime' }
/** Attributes that say something by being there. */
const FLAGS = new Set(['hidden', 'inert', 'open', 'disabled', 'checked', 'reversed'])

const propsOf = (element: HTMLElement) =>
  Object.fromEntries(Object.entries(element.attributes).map(([name, value]) => [NAMES[name] ?? name, FLAGS.has(name) ? true : value]))

const markOf = (text: string) => text.includes(`<${RECORDED} `)
const slotName = (name: string) =>
  name === 'default' ? 'children' : name.replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase())
const withoutMarks = (html: string) => html.replaceAll(new RegExp(`</?${RECORDED}[^>]*>`, 'g'), '')

/**
 * @param html of a page's body, or of a slot
 * @param parts by their numbers, which stand on the elements in the HTML
 * @returns what it draws, in order
 */
export function pageTree(html: string, parts: ReadonlyMap<string, RecordedPart>): Drawn[] {
  return drawnOf(parse(html).childNodes, parts)
}

const drawnOf = (nodes: Node[], parts: ReadonlyMap<string, RecordedPart>): Drawn[] => nodes.flatMap((node) => drawn(node, parts))

function drawn(node: Node, parts: ReadonlyMap<string, RecordedPart>): Drawn[] {
  if (node instanceof TextNode) return node.isWhitespace && node.text.includes('\n') ? [] : [node.text]
  if (!(node instanceof HTMLElement)) return []
  const tag = node.rawTagName
  if (LEFT_OUT.has(tag)) return []
  if (TRANSPARENT.has(tag)) return drawnOf(node.childNodes, parts)
  const part = tag === RECORDED ? parts.get(node.getAttribute('data-part') ?? '') : undefined
  if (part && LEFT_OUT.has(part.name)) return []
  if (part) {
    const slots = Object.entries(part.slots).map(([name, text]) => [slotName(name), pageTree(text, parts)])
    return [{ source: part.source, name: part.name, props: part.props, slots: Object.fromEntries(slots) }]
  }
  const props = propsOf(node)
  if (!markOf(node.innerHTML)) {
    const inside = withoutMarks(node.innerHTML)
    return [{ tag, props: inside ? { ...props, dangerouslySetInnerHTML: { __html: inside } } : props, children: [] }]
  }
  return [{ tag, props, children: drawnOf(node.childNodes, parts) }]
}
