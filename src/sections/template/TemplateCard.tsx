import { ChevronDown, Copy, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PrintedTemplate } from '#src/downloads/template/printedTemplate.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { TemplateCardWords } from '#src/schemas/shared/templateCardWords.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { routeTo } from '#src/site/routes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { TemplateNotes, TemplateText } from './TemplateText.tsx'
import { templateAttributes } from './template.attributes.ts'

export type TemplateCardProps = {
  id: string
  template: PrintedTemplate
  /** The text that the button copies, without the drafting notes. */
  markdown: string
  /** Texts around every template. */
  words: TemplateCardWords
  /** Spacing around it. */
  className: string
}

const ACTION = 'target min-h-10 gap-2 rounded-sm border border-edge px-3 text-sm font-semibold no-underline hover:bg-paper-2'
const SUMMARY = cn(
  'target min-h-11 w-full cursor-pointer list-none items-center justify-between gap-3',
  'px-5 text-sm font-semibold hover:bg-paper-2',
)

/** "11 clauses, 29 drafting notes"; forms have sections, and letters have paragraphs. */
function contentsSentence({ kind, clauses, notes }: PrintedTemplate, words: TemplateCardProps['words']['holds']): string {
  const titles = clauses.filter(({ title }) => title !== undefined).length
  const paragraphs = clauses.flatMap(({ parts }) => parts).length
  const text =
    titles > 0
      ? fillIn(kind.endsWith('Policy') ? words.clauses : words.sections, { count: titles })
      : fillIn(words.paragraphs, { count: paragraphs })
  return `${text}, ${fillIn(words.notes, { count: notes.length })}`
}

/** Closed at first, because most readers want the article more than the template. */
function TemplateFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details {...uiAttributes.print.props('no')} className="template-part group border-t border-line">
      <summary className={SUMMARY}>
        {label}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

/** A template to read, copy or download. `copyLink.client.ts` copies the content of the template element of that name. */
export function TemplateCard({ id, template, markdown, words, className }: TemplateCardProps) {
  const { title, summary, version, date, license } = template
  return (
    <div
      {...templateAttributes.card.props()}
      {...documentAttributes.notProse.props()}
      className={cn('max-w-176 overflow-hidden rounded-lg border border-line bg-card', className)}
      id={`template-${id}`}
    >
      <div className="grid gap-3 px-5 py-4">
        <Heading level={3}>{title}</Heading>
        <p className="text-sm">{summary}</p>
        <p className="text-sm text-ink-2">
          {contentsSentence(template, words.holds)} · {fillIn(words.version, { version })} · {date} · {license.name}
        </p>
        <p {...uiAttributes.print.props('no')} className="flex flex-wrap gap-2">
          {/* A button of its own: one of a row with two links, which look the same. */}
          <button type="button" {...sharedAttributes.copyText.props(`template-source-${id}`)} className={`${ACTION} only-with-script`}>
            <Copy aria-hidden="true" className="size-4" />
            {words.copy}
          </button>
          <a href={routeTo.template(id, 'docx')} download="" className={ACTION}>
            <Download aria-hidden="true" className="size-4" />
            {words.word}
          </a>
          <a href={routeTo.template(id, 'md')} download="" className={ACTION}>
            <Download aria-hidden="true" className="size-4" />
            {words.markdown}
          </a>
        </p>
      </div>
      <TemplateFold label={words.read}>
        <TemplateText template={template} />
      </TemplateFold>
      <TemplateFold label={words.notes}>
        <TemplateNotes template={template} />
      </TemplateFold>
      <template id={`template-source-${id}`}>{markdown}</template>
    </div>
  )
}
