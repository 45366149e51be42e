/** A document as articles offer it: headings, paragraphs and lists. */
export type TemplateBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
export type DocumentTemplate = { title: string; blocks: readonly TemplateBlock[] }

/** @returns the document as Markdown */
export function templateMarkdown({ title, blocks }: DocumentTemplate): string {
  const lines = blocks.map((block) => {
    if (block.kind === 'heading') return `## ${block.text}\n`
    if (block.kind === 'paragraph') return `${block.text}\n`
    return `${block.items.map((item) => `- ${item}`).join('\n')}\n`
  })
  return `# ${title}\n\n${lines.join('\n')}`
}
