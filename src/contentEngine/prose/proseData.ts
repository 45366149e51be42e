/**
 * Converts prose to data. MDX turns each text into a program, which a bundler keeps in memory as a module (docs/decisions/062). The program
 * only lists HTML, and components with their attributes. This file reads that list.
 */
import { readFileSync } from 'node:fs'
import { frontMatterOf, type ProseFile } from './proseNode.ts'

/** Text, HTML, or an element that is rendered by its name: a component of a text, or an element around one. */
export type ProseChild = string | { html: string } | ProseElement
type ProseElement = { name: string; attributes: Record<string, string | number | boolean>; children: ProseChild[] }

/** A node of the program. The libraries' types differ between their versions, so values are checked here. */
type ProgramNode = {
  type: string
  name?: string
  value?: string | number | boolean | null
  id?: ProgramNode
  property?: ProgramNode
  argument?: ProgramNode | null
  arguments?: ProgramNode[]
  elements?: ProgramNode[]
  properties?: { key?: ProgramNode; value?: ProgramNode }[]
  body?: ProgramNode[] | { body: ProgramNode[] }
}

/**
 * The function of MDX's program that renders the text. Its name is no documented one. Astro's `optimize` makes its strings of HTML after all
 * other rehype plugins, so only the program has them.
 */
const CONTENT_FUNCTION = '_createMdxContent'
const FRAGMENTS = ['_Fragment', 'Fragment']
/** The attribute in which MDX's `optimize` passes HTML. */
const HTML_ATTRIBUTE = 'set:html'

const CODE_IN_TEXT = 'A text has no code. A brace that is to be printed is written \\{ or \\}.'
const codeInTag = (name: string) => `Write what stands in a tag in straight quotes: ${name}="…".`

/** @throws Error with the fix, if it is code that would have to run */
function literalOf(node: ProgramNode | undefined, fix: string): string | number | boolean {
  if (node?.type === 'Literal' && node.value !== null && node.value !== undefined) return node.value
  throw new Error(fix)
}

function childrenOf(node: ProgramNode): ProseChild[] {
  if (node.type === 'ArrayExpression') return (node.elements ?? []).flatMap(childrenOf)
  if (node.type === 'CallExpression') return elementOf(node)
  return [String(literalOf(node, CODE_IN_TEXT))]
}

/** @param call of the function that renders an element, with its name, attributes and children */
function elementOf({ arguments: [element, props] = [] }: ProgramNode): ProseChild[] {
  const name = String(element?.property?.name ?? element?.property?.value ?? element?.name ?? element?.value)
  const attributes: ProseElement['attributes'] = {}
  let children: ProseChild[] = []
  for (const { key, value } of props?.properties ?? []) {
    const attribute = String(key?.name ?? key?.value ?? 'name')
    if (attribute === 'children' && value) children = childrenOf(value)
    else if (attribute === HTML_ATTRIBUTE) children = [{ html: String(literalOf(value, CODE_IN_TEXT)) }]
    else attributes[attribute] = literalOf(value, codeInTag(attribute))
  }
  return FRAGMENTS.includes(name) ? children : [{ name, attributes, children }]
}

/** @throws Error if MDX writes its program in another way: otherwise every text would be empty */
function markupOf(program: { body: ProgramNode[] }): ProgramNode {
  const contentFunction = program.body.find(({ id }) => id?.name === CONTENT_FUNCTION)?.body as { body: ProgramNode[] } | undefined
  const markup = contentFunction?.body.find(({ type }) => type === 'ReturnStatement')?.argument
  if (markup) return markup
  throw new Error(
    `The program of MDX has no function ${CONTENT_FUNCTION} that returns the text. Change src/contentEngine/prose/proseData.ts.`,
  )
}

/** A recma plugin for MDX. It stores the text in the file's front matter, as `prose`, and drops the program. */
export function recmaProseData() {
  return (program: { body: ProgramNode[] }, file: ProseFile): void => {
    const frontMatter = frontMatterOf(file)
    if (frontMatter) frontMatter.prose = childrenOf(markupOf(program))
    program.body = []
  }
}

/**
 * The stored prose of an entry. In a build it is the name of the cache file, because Astro keeps several copies of an entry, and the texts
 * of a thousand articles took a gigabyte of memory (docs/decisions/062).
 */
export type StoredProse = { prose: ProseChild[] } | { file: string }

/** Stores the prose in Astro's field for rendered content. */
export const toRenderedField = (stored: StoredProse | undefined) => (stored ? { rendered: { html: '', metadata: stored } } : {})

/** @returns the text of an entry as data */
export function readProse({ rendered }: { rendered?: { metadata?: Record<string, unknown> } }): ProseChild[] {
  const stored = rendered?.metadata as StoredProse | undefined
  if (!stored) return []
  return 'file' in stored ? JSON.parse(readFileSync(stored.file, 'utf8')) : stored.prose
}
