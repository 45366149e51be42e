/**
 * A rehype plugin for MDX that keeps "no-call/no-show" and "no-fault" on one line. It puts them into elements that do not wrap, as
 * `ui/NoBreak.tsx` does. The hyphens stay plain, so that search and copying work.
 */
import { splitNoBreak } from '#src/lib/anywhere/text/noBreak.ts'

type Node = { type: string; tagName?: string; value?: string; properties?: object; children?: Node[] }

const LITERAL = new Set(['code', 'pre', 'button'])

function split(value: string): Node[] {
  return splitNoBreak(value).flatMap((part, index): Node[] => {
    const text = { type: 'text', value: part }
    if (index % 2 === 1) return [{ type: 'element', tagName: 'span', properties: { className: ['unbroken'] }, children: [text] }]
    return part === '' ? [] : [text]
  })
}

export function rehypeNoBreak() {
  const walk = (node: Node): void => {
    if (!node.children) return
    for (const child of node.children) if (!LITERAL.has(child.tagName ?? '')) walk(child)
    node.children = node.children.flatMap((child) => (child.type === 'text' && child.value ? split(child.value) : [child]))
  }
  return walk
}
