/** The nodes of a parsed text that plugins read, and its file. The libraries' types differ between their versions, so values are checked. */

export type ProseNode = {
  type: string
  /** Only of Markdown elements. */
  tagName?: string
  properties?: Record<string, unknown> | undefined
  /** Only of written tags, of components and of HTML. */
  name?: string | null
  attributes?: TagAttribute[]
  value?: string
  data?: unknown
  children?: ProseNode[]
  position?: { start?: { line?: number } } | undefined
}
/** The file of a parsed text. */
export type ProseFile = { path?: string; data: object }
export type TagAttribute = { type: string; name?: string; value?: string | null | { data?: unknown } }

type Statement = { expression?: { type?: string; value?: unknown } }
/** @returns the statements of code in braces; null without braces */
export const statementsIn = ({ data }: { data?: unknown }): readonly Statement[] | null =>
  (data as { estree?: { body?: Statement[] } } | undefined)?.estree?.body ?? null

/** @returns what Astro keeps beside a text: the fields that its parser was given, and those that plugins add */
export const frontMatterOf = ({ data }: ProseFile): Record<string, unknown> | undefined =>
  (data as { astro?: { frontmatter?: Record<string, unknown> } }).astro?.frontmatter

/** @returns the value of an attribute, also of a literal in braces: `{"x"}`, `{3}`; undefined for code that would have to run */
export function attributeValue({ value }: TagAttribute): unknown {
  if (value === null || typeof value !== 'object') return value
  const expression = statementsIn(value)?.[0]?.expression
  return expression?.type === 'Literal' ? expression.value : undefined
}

/** Whether the node is a written tag. */
export const isTag = ({ type }: ProseNode) => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement'

/** @throws Error with the line of a node, which the content loader puts in front of the message */
export function refuseNode(node: ProseNode, reason: string): never {
  throw Object.assign(new Error(reason), { reason, line: node.position?.start?.line })
}
