/**
 * A remark plugin for MDX that makes straight quotes curly, "--" a dash and "..." an ellipsis, with `remark-smartypants`. That library
 * parses all text of a file into sentences and words, twice, which took two thirds of a text's time (docs/decisions/062). So it only gets
 * paragraphs, headings and cells with such characters.
 */
import remarkSmartypants from 'remark-smartypants'
import type { ProseNode } from '../proseNode.ts'

/** The characters that the library changes. */
const STRAIGHT_CHARACTERS = /["'`]|--|\.[ .]*\.[ .]*\./

const hasStraightCharacters = ({ type, value = '', children = [] }: ProseNode): boolean =>
  (type === 'text' && STRAIGHT_CHARACTERS.test(value)) || children.some(hasStraightCharacters)
const isPhrasing = ({ type }: ProseNode) => type === 'text' || type === 'inlineCode'

/** @returns a heading's words as the page prints them */
export function smartQuoted(words: string): string {
  const text: ProseNode = { type: 'text', value: words }
  remarkSmartQuotes()({ type: 'root', children: [{ type: 'heading', children: [text] }] })
  return text.value ?? words
}

/** @returns the transformer of a syntax tree, which changes its texts in place */
export function remarkSmartQuotes() {
  const applySmartypants = (remarkSmartypants as unknown as () => (tree: ProseNode) => void)()
  const walk = (node: ProseNode): void => {
    // Stop at the outermost node with text. Emphasis and links inside it belong to the same sentence, so the library must see them
    // together.
    if (node.children?.some(isPhrasing)) {
      if (hasStraightCharacters(node)) applySmartypants({ type: 'root', children: [node] })
    } else for (const child of node.children ?? []) walk(child)
  }
  return walk
}
