/** What plugins read of a text once MDX has understood it. The libraries' own types differ between their versions, so what is read is checked. */

export type ProseNode = {
  type: string
  /** Of Markdown. */
  tagName?: string
  properties?: Record<string, unknown> | undefined
  /** Of a tag that somebody wrote, be it a component's or HTML's. */
  name?: string | null
  attributes?: TagAttribute[]
  value?: string
  data?: unknown
  children?: ProseNode[]
  position?: { start?: { line?: number } } | undefined
}
export type TagAttribute = { type: string; name?: string; value?: string | null | { data?: unknown } }

type Statement = { expression?: { type?: string; value?: unknown } }
/** @returns the statements of code between braces; null where there are no braces */
export const statementsIn = ({ data }: { data?: unknown }): readonly Statement[] | null =>
  (data as { estree?: { body?: Statement[] } } | undefined)?.estree?.body ?? null

/** @returns the value of an attribute, also of one between braces: `{"x"}`, `{3}`; undefined for code that would have to run */
export function attributeValue({ value }: TagAttribute): unknown {
  if (value === null || typeof value !== 'object') return value
  const expression = statementsIn(value)?.[0]?.expression
  return expression?.type === 'Literal' ? expression.value : undefined
}

/** Whether somebody wrote it as a tag. */
export const isTag = ({ type }: ProseNode) => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement'

/** @throws Error with the line of a node, which the content loader puts before the message */
export function refuseNode(node: ProseNode, reason: string): never {
  throw Object.assign(new Error(reason), { reason, line: node.position?.start?.line })
}
