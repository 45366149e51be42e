/** Small blocks that editors use in Markdown. */
import type { ReactNode } from 'react'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { proseAttributes } from './prose.attributes.ts'

export type FaqProps = { question: string; group?: string; children?: ReactNode }

/** One question of an article's FAQ. With `group`, opening one closes the others of the group. */
export function Faq({ question, group, children }: FaqProps) {
  return (
    <details name={group} className="faq">
      <summary>
        <NoBreak text={question} />
      </summary>
      <div>{children}</div>
    </details>
  )
}

export type AnswerProps = { children?: ReactNode }

/** The answer in one or two sentences, at the head of an article. */
export function Answer({ children }: AnswerProps) {
  return (
    <div {...documentAttributes.answer.props()} className="article-answer">
      {children}
    </div>
  )
}

export type CalloutProps = { title: string; children?: ReactNode }

/** A highlighted rule or warning. */
export function Callout({ title, children }: CalloutProps) {
  return (
    <aside aria-label={title} {...uiAttributes.card.props()} className="callout">
      <p className="callout-title">
        <NoBreak text={title} />
      </p>
      {children}
    </aside>
  )
}

export type ExampleProps = { title: string; children?: ReactNode }

/** A worked example with numbers that add up. */
export function Example({ title, children }: ExampleProps) {
  return (
    <div {...documentAttributes.example.props()} {...uiAttributes.card.props()} className="example">
      <p className="example-title">{title}</p>
      {children}
    </div>
  )
}

export type LogProps = { children?: ReactNode }

/** A Markdown list of events: times in a column of their own, and the resulting state at the end of a line. */
export function Log({ children }: LogProps) {
  return (
    <div {...documentAttributes.notProse.props()} className="log">
      {children}
    </div>
  )
}

export type ChecklistProps = { children?: ReactNode }

/** A Markdown list with a box to tick for each item, also on paper. */
export function Checklist({ children }: ChecklistProps) {
  return (
    <div {...documentAttributes.notProse.props()} {...uiAttributes.card.props()} className="checklist">
      {children}
    </div>
  )
}

export type SideNoteProps = { children?: ReactNode }

/**
 * An aside or a source. Wide screens show it in the margin, beside the paragraph above it in the source; other screens show it after that
 * paragraph. `contentEngine/prose/plugins/rehypeSideNotes.ts` ties the two together.
 */
export function SideNote({ children }: SideNoteProps) {
  return (
    <div role="note" {...proseAttributes.sideNote.props()} className="side-note text-sm leading-tight text-ink-2">
      {children}
    </div>
  )
}
