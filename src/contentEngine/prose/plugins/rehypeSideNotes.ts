/**
 * A rehype plugin for MDX that ties each `<SideNote>` to the block above it, so that it can stand next to that block in a wide margin. It
 * runs before `rehypeArticleSections`.
 */
import { type ProseNode, refuseNode } from '../proseNode.ts'

const isNote = (node: ProseNode) => node.type === 'mdxJsxFlowElement' && node.name === 'SideNote'
const isBlank = (node: ProseNode | undefined) => node?.type === 'text' && node.value?.trim() === ''
const NOTE_TARGETS = /^(p|ul|ol|blockquote)$/

/** @throws Error with a message for an editor if a note has no block, or a block has two notes */
export function rehypeSideNotes() {
  return (tree: ProseNode): void => {
    const output: ProseNode[] = []
    for (const node of tree.children ?? []) {
      if (!isNote(node)) {
        output.push(node)
        continue
      }
      while (isBlank(output.at(-1))) output.pop()
      const block = output.pop()
      if (!block?.tagName || !NOTE_TARGETS.test(block.tagName))
        refuseNode(node, 'A <SideNote> stands right below the paragraph or list that it belongs to, one for each.')
      output.push({ type: 'element', tagName: 'div', properties: { className: ['relative'] }, children: [block, node] })
    }
    tree.children = output
  }
}
