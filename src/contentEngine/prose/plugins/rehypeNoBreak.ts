/**
 * A rehype plugin for MDX that keeps "no-call/no-show" and "no-fault" on one line. It puts them into elements that do not wrap, as
 * `ui/NoBreak.tsx` does. The hyphens stay plain, so that search and copying work.
 */
import { splitNoBreak } from '#src/lib/anywhere/text/noBreak.ts'
import type { ProseNode } from '../proseNode.ts'

const UNCHANGED_TAGS = new Set(['code', 'pre', 'button'])

function splitText(value: string): ProseNode[] {
  return splitNoBreak(value).flatMap((piece, index): ProseNode[] => {
    const text = { type: 'text', value: piece }
    if (index % 2 === 1) return [{ type: 'element', tagName: 'span', properties: { className: ['unbroken'] }, children: [text] }]
    return piece === '' ? [] : [text]
  })
}

/** @returns the transformer of a syntax tree, which splits its texts in place */
export function rehypeNoBreak() {
  const walk = (node: ProseNode): void => {
    if (!node.children) return
    for (const child of node.children) if (!UNCHANGED_TAGS.has(child.tagName ?? '')) walk(child)
    node.children = node.children.flatMap((child) => (child.type === 'text' && child.value ? splitText(child.value) : [child]))
  }
  return walk
}
