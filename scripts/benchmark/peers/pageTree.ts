/** Parses what a captured build drew (peers/capture): components with their props, and the HTML between them. */
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'

/** A component that the build drew. `source` is its file below src/ without ".tsx"; `slots` hold HTML. */
export type CapturedComponent = { id: string; source: string; name: string; props: Record<string, unknown>; slots: Record<string, string> }

/** An element without components is kept as HTML. An element that contains components has children, and its attributes are React props. */
export type PageNode =
  | string
  | { source: string; name: string; props: Record<string, unknown>; slots: Record<string, PageNode[]> }
  | { tag: string; props: Record<string, unknown>; children: PageNode[] }

const CAPTURED_TAG = 'captured-component'
/** Astro's own elements, which are replaced by their content. */
const UNWRAPPED_TAGS = new Set(['astro-island', 'astro-slot', 'astro-static-slot'])
/** Left out: scripts, styles and metadata for search engines, which each framework handles in its own way. */
const SKIPPED_TAGS = new Set(['script', 'style', 'link', 'SpeculationRules'])

const PROP_NAMES: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', datetime: 'dateTime' }
/** Attributes without a value. */
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
 * @param components by the numbers that the HTML has on its elements
 * @returns the nodes, in order
 */
export function parsePageTree(html: string, components: ReadonlyMap<string, CapturedComponent>): PageNode[] {
  return parseNodes(parse(html).childNodes, components)
}

const parseNodes = (nodes: Node[], components: ReadonlyMap<string, CapturedComponent>): PageNode[] =>
  nodes.flatMap((node) => parseNode(node, components))

function parseNode(node: Node, components: ReadonlyMap<string, CapturedComponent>): PageNode[] {
  if (node instanceof TextNode) return node.isWhitespace && node.text.includes('\n') ? [] : [node.text]
  if (!(node instanceof HTMLElement)) return []
  const tag = node.rawTagName
  if (SKIPPED_TAGS.has(tag)) return []
  if (UNWRAPPED_TAGS.has(tag)) return parseNodes(node.childNodes, components)
  const component = tag === CAPTURED_TAG ? components.get(node.getAttribute('data-id') ?? '') : undefined
  if (component && SKIPPED_TAGS.has(component.name)) return []
  if (component) {
    const slots = Object.entries(component.slots).map(([name, text]) => [slotName(name), parsePageTree(text, components)])
    return [{ source: component.source, name: component.name, props: component.props, slots: Object.fromEntries(slots) }]
  }
  const props = propsOf(node)
  if (!hasCapturedTag(node.innerHTML)) {
    const inside = removeCapturedTags(node.innerHTML)
    return [{ tag, props: inside ? { ...props, dangerouslySetInnerHTML: { __html: inside } } : props, children: [] }]
  }
  return [{ tag, props, children: parseNodes(node.childNodes, components) }]
}
