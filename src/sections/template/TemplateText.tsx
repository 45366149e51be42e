import type { ReactNode } from 'react'
import { NOTES_LEAD, type PrintedPart, type PrintedTemplate, splitBlanks } from '#src/downloads/template/printedTemplate.ts'
import { Heading } from '#src/ui/Heading.tsx'

export type TemplateTextProps = { template: PrintedTemplate }

/** A text whose [blanks] are marked, as they are on paper. */
function MarkedBlanks({ text }: { text: string }) {
  const runs = splitBlanks(text)
  return runs.map((run, index) => {
    const key = `${index}-${run.text}`
    return run.isBlank ? <mark key={key}>{run.text}</mark> : <span key={key}>{run.text}</span>
  })
}

/** The text of the template. */
export function TemplateText({ template: { facts, clauses } }: TemplateTextProps) {
  return (
    <div className="grid gap-3 px-5 pb-5 text-sm">
      {facts.length > 0 && (
        <ul className="grid gap-1">
          {facts.map(({ label, value }) => (
            <li key={label}>
              <b>{label}:</b> <MarkedBlanks text={value} />
            </li>
          ))}
        </ul>
      )}
      {clauses.map(({ number, title, parts }) => (
        <div key={title ?? 'letter'} className="grid gap-2">
          {title && (
            <Heading level={4} className="mt-2">
              {number}. {title}
            </Heading>
          )}
          {parts.map((part) => (
            <Part key={`${part.number} ${part.text} ${part.checks?.[0]} ${part.items?.[0]}`} {...part} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Part({ number, text, items = [], checks = [], fields, table, optional }: PrintedPart) {
  const bulletTexts = [...items, ...checks]
  return (
    <>
      {text && (
        <p>
          {number && <span className="mr-1 font-semibold tabular-nums">{number}</span>} {optional && <mark>Optional:</mark>}{' '}
          <MarkedBlanks text={text} />
        </p>
      )}
      {bulletTexts.length > 0 && (
        <BulletList>
          {bulletTexts.map((bulletText) => (
            <li key={bulletText}>
              <MarkedBlanks text={bulletText} />
            </li>
          ))}
        </BulletList>
      )}
      {fields && <p>To fill in: {fields.join('; ')}.</p>}
      {table && <TableAsText {...table} />}
    </>
  )
}

/** Filled rows as a list; an empty table by its columns. */
function TableAsText({ columnHeadings, rows }: NonNullable<PrintedPart['table']>) {
  const filledRows = rows.filter((row) => row.some(Boolean))
  if (!filledRows[0]?.every(Boolean)) return <p>A table to fill in, with the columns {columnHeadings.join(', ').toLowerCase()}.</p>
  return (
    <BulletList>
      {filledRows.map((row) => (
        <li key={row.join()}>{row.join(': ')}</li>
      ))}
    </BulletList>
  )
}

const BulletList = ({ children }: { children: ReactNode }) => <ul className="list-disc space-y-1 pl-5 marker:text-ink-3">{children}</ul>

/** Notes for the person who adapts the template. */
export function TemplateNotes({ template: { notes, license } }: TemplateTextProps) {
  return (
    <div className="grid gap-3 px-5 pb-5 text-sm">
      <p>{NOTES_LEAD}</p>
      {notes.map(({ place, text, authority }) => (
        <p key={`${place} ${text}`}>
          <b>{place}.</b> {text} <i>{authority}</i>
        </p>
      ))}
      <p>
        <b>License: {license.name}.</b> {license.text}
      </p>
    </div>
  )
}
