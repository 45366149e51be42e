/**
 * Straight quotes become round, "--" a dash, "..." an ellipsis, as `remark-smartypants` does it. The library reads all text of a file as
 * sentences and words, twice, which took two thirds of the time that a text takes (docs/decisions/062). Here it gets those paragraphs,
 * headings and cells alone that have such a sign. A remark plugin for MDX.
 */
import remarkSmartypants from 'remark-smartypants'
import type { ProseNode as Node } from './proseNode.ts'

/** What the library changes. */
const SIGN = /["'`]|--|\.[ .]*\.[ .]*\./

const hasSign = ({ type, value = '', children = [] }: Node): boolean => (type === 'text' && SIGN.test(value)) || children.some(hasSign)
const isPhrasing = ({ type }: Node) => type === 'text' || type === 'inlineCode'

/** @returns words of a heading as the page prints them */
export function smartQuoted(words: string): string {
  const text: Node = { type: 'text', value: words }
  smartQuotes()({ type: 'root', children: [{ type: 'heading', children: [text] }] })
  return text.value ?? words
}

export function smartQuotes() {
  const changeSigns = (remarkSmartypants as unknown as () => (tree: Node) => void)()
  const walk = (node: Node): void => {
    // The first that holds words: what is set apart in it belongs to its sentences.
    if (node.children?.some(isPhrasing)) {
      if (hasSign(node)) changeSigns({ type: 'root', children: [node] })
    } else for (const child of node.children ?? []) walk(child)
  }
  return walk
}
