/** Converts a template's data for Word, Markdown and the page: numbered clauses, and notes that refer to them. */
import { longDate } from '#src/lib/anywhere/time/dates.ts'

type TemplatePart = {
  covers?: readonly string[]
  text?: string
  items?: readonly string[]
  checks?: readonly string[]
  fields?: readonly string[]
  table?: { columnHeadings: readonly string[]; rows?: readonly (readonly string[])[]; blank: number }
  optional?: true
}
type TemplateClause = { covers?: string; title?: string; parts: readonly TemplatePart[] }
export type TemplateSource = {
  title: string
  subject?: string
  kind: string
  summary: string
  version: string
  /** "YYYY-MM-DD" */
  date: string
  facts?: readonly { label: string; value: string }[]
  clauses: readonly TemplateClause[]
  notes: readonly { on: string; text: string; authorities?: readonly string[] }[]
}

export type TemplateWording = {
  /** Provision → its name. */
  provisions: Readonly<Record<string, string>>
  authorities: Readonly<Record<string, { cite: string; grade: 'text' | 'account' }>>
  /** Suffix of a citation that was checked only in a secondary source. */
  verify: string
  license: { name: string; text: string }
}

/** A text, and whether the adopter must fill it in or may leave it out. */
export type TemplateRun = { text: string; isBlank: boolean }
export type PrintedPart = Omit<TemplatePart, 'covers' | 'table'> & {
  /** "4.2"; undefined in letters and in parts that are a form. */
  number?: string
  table?: { columnHeadings: readonly string[]; rows: readonly (readonly string[])[] }
}
export type PrintedClause = { number?: number; title?: string; parts: readonly PrintedPart[] }
export type PrintedNote = { place: string; text: string; authority: string }
export type PrintedTemplate = Pick<TemplateSource, 'title' | 'kind' | 'summary' | 'version'> & {
  /** A letter's subject, or the title. */
  heading: string
  /** "November 21, 2026" */
  date: string
  facts: readonly { label: string; value: string }[]
  clauses: readonly PrintedClause[]
  notes: readonly PrintedNote[]
  license: { name: string; text: string }
}

export const NOTES_TITLE = 'Drafting notes: remove before use'
export const NOTES_LEAD =
  'These notes are for whoever adapts this text. They are not part of it and are not handed out. “Verify before use” marks a citation that was checked in a secondary source only.'
const NO_AUTHORITY = 'No authority cited: a matter of drafting or of policy.'

/** @returns the text split at [blanks] */
export function splitBlanks(text: string): TemplateRun[] {
  return text
    .split(/(\[[^[\]]+\])/)
    .filter(Boolean)
    .map((piece) => ({ text: piece, isBlank: /^\[[^[\]]+\]$/.test(piece) }))
}

/** Numbers the clauses, and gives each drafting note its place and authority. @returns the template as its readers get it */
export function assembleTemplate(template: TemplateSource, wording: TemplateWording): PrintedTemplate {
  /** Provision → its place, in the order of the text. */
  const places = new Map<string, string>()
  const name = (id: string) => wording.provisions[id] ?? id
  let clauseNumber = 0
  const clauses = template.clauses.map(({ title, covers, parts }): PrintedClause => {
    const number = title === undefined ? undefined : ++clauseNumber
    if (covers && number) places.set(covers, `${number}. ${title}`)
    let partNumber = 0
    const printedParts = parts.map(({ covers: provided = [], table, ...part }): PrintedPart => {
      const ownNumber = number && part.text ? `${number}.${++partNumber}` : undefined
      for (const id of provided) {
        if (!places.has(id))
          places.set(id, ownNumber ? `${ownNumber} ${name(id)}` : number ? `${number}. ${name(id)}` : quotedText(part.text, name(id)))
      }
      return {
        ...part,
        ...(ownNumber ? { number: ownNumber } : {}),
        ...(table ? { table: { columnHeadings: table.columnHeadings, rows: [...(table.rows ?? []), ...blankRows(table)] } } : {}),
      }
    })
    return { ...(number ? { number } : {}), ...(title === undefined ? {} : { title }), parts: printedParts }
  })
  const order = [...places.keys()]
  const notes = template.notes.toSorted((a, b) => order.indexOf(a.on) - order.indexOf(b.on))
  return {
    title: template.title,
    kind: template.kind,
    heading: template.subject ?? template.title,
    summary: template.summary,
    version: template.version,
    date: longDate(template.date),
    facts: template.facts ?? [],
    clauses,
    notes: notes.map(({ on, text, authorities = [] }) => ({
      place: places.get(on) ?? name(on),
      text,
      authority: authorities.length === 0 ? NO_AUTHORITY : `Authority: ${authorities.map((id) => citation(id, wording)).join('; ')}.`,
    })),
    license: wording.license,
  }
}

/** Paragraphs of a letter have no numbers, so a note quotes the paragraph's beginning. */
function quotedText(text: string | undefined, provision: string): string {
  if (!text) return provision
  const words = text.split(' ')
  return words.length > 5 ? `“${words.slice(0, 5).join(' ')} …”, ${provision}` : `“${text}”, ${provision}`
}

const blankRows = ({ columnHeadings, blank }: { columnHeadings: readonly string[]; blank: number }) =>
  Array.from({ length: blank }, () => columnHeadings.map(() => ''))

function citation(id: string, { authorities, verify }: TemplateWording): string {
  const found = authorities[id]
  if (!found) throw new Error(`A drafting note cites "${id}", which src/content/facts/authorities.yaml does not list.`)
  return found.grade === 'text' ? found.cite : `${found.cite} ${verify}`
}
