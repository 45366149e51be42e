import { Copy, Download } from 'lucide-react'
import { routeTo } from '../../site/routes'
import { Heading } from '../../ui/Heading'
import { sharedHooks } from '../shared/shared.hooks'

type Block = { kind: 'heading'; text: string } | { kind: 'paragraph'; text: string } | { kind: 'list'; items: readonly string[] }
export type TemplateCardProps = { id: string; title: string; blocks: readonly Block[]; markdown: string }

const ACTION = 'target min-h-10 gap-2 rounded-sm border border-edge px-3 text-sm font-semibold no-underline hover:bg-paper-2'

/** A document to read here, to copy, or to download. `copyLink.client.ts` copies what the template element holds. */
export function TemplateCard({ id, title, blocks, markdown }: TemplateCardProps) {
  return (
    <div className="template-card not-prose my-8 rounded-lg border border-line bg-card" id={`template-${id}`}>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-4">
        <Heading level={3}>{title}</Heading>
        <p data-print="no" className="flex flex-wrap gap-2">
          <button type="button" {...sharedHooks.copyText.props(`template-source-${id}`)} className={`${ACTION} only-with-script`}>
            <Copy aria-hidden="true" className="size-4" />
            Copy
          </button>
          <a href={routeTo.template(id, 'docx')} download="" className={ACTION}>
            <Download aria-hidden="true" className="size-4" />
            Word
          </a>
          <a href={routeTo.template(id, 'md')} download="" className={ACTION}>
            <Download aria-hidden="true" className="size-4" />
            Markdown
          </a>
        </p>
      </div>
      <div className="grid gap-3 px-5 py-5 text-sm">
        {blocks.map((block) => {
          if (block.kind === 'heading') {
            return (
              <Heading level={4} key={block.text} className="mt-2">
                {block.text}
              </Heading>
            )
          }
          if (block.kind === 'paragraph') return <p key={block.text}>{block.text}</p>
          return (
            <ul key={block.items.join()} className="list-disc space-y-1 pl-5">
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )
        })}
      </div>
      <template id={`template-source-${id}`}>{markdown}</template>
    </div>
  )
}
