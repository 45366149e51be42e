/**
 * Parses the id behind a "##" heading, which names the section that it opens: `## What a text can do {#texts label="Texts" aliases="sms"}`.
 * It is written at the heading, so that inserting or moving a section changes one place only.
 */
import { addressPartOf } from '#src/lib/anywhere/addresses/addressPart.ts'
import type { TextProblem } from '../problems/problemLocation.ts'
import { blankCopyOf, withoutCode } from './withoutCode.ts'

/** For a section's label in “On this page”. */
export const MAX_SECTION_LABEL_LENGTH = 40

/** A section, as its heading describes it. */
export type WrittenSection = {
  id: string
  /** Label in “On this page”; without one, the heading's text. */
  label: string | undefined
  aliases: string[]
  heading: string
  /** Offset of its heading in the prose. */
  offset: number
}
type Heading = { hashes: string; title: string; braces: string; offset: number }

const HEADING = /^ {0,3}(#{2,6})[ \t]+(.*?)[ \t]*(?:\{[ \t]*#.*)?$/gm
const BRACES = /\{[ \t]*#.*$/
/** The content of the braces. */
const VALID_BRACES = /^\{#([^\s{}"=,]+)((?:[ \t]+(?:label|aliases)="[^"]*")*)[ \t]*\}[ \t]*$/
const ATTRIBUTE = /(label|aliases)="([^"]*)"/g

/** Headings in code open no section. */
const headingsIn = (body: string): Heading[] =>
  [...withoutCode(body).matchAll(HEADING)].map(({ 0: { length }, 1: hashes = '', index }) => {
    const line = body.slice(index, index + length)
    const braces = BRACES.exec(line)?.[0] ?? ''
    return { hashes, title: line.slice(line.indexOf(hashes) + hashes.length, line.length - braces.length).trim(), braces, offset: index }
  })

/** @returns prose with spaces instead of its headings' ids, so that offsets stay */
export function withoutIds(body: string): string {
  let text = body
  for (const { braces, offset } of headingsIn(body).filter((heading) => heading.braces)) {
    const start = text.indexOf(braces, offset)
    text = text.slice(0, start) + blankCopyOf(braces) + text.slice(start + braces.length)
  }
  return text
}

/** Proposed ids have at most this many words, so that people type them without a mistake. */
const MAX_ID_WORDS = 4

/** Proposes an id for a heading without one. It is written into the text, because an address must outlive a changed heading. */
function proposedId(title: string, taken: readonly string[]): string {
  // An id must not begin with a digit, and the value of a token may change.
  const letters = addressPartOf(title.replaceAll(/\{[^}]*\}/g, ' ')).replace(/^[\d-]+/, '')
  const base = letters.split('-', MAX_ID_WORDS).join('-') || 'section'
  let id = base
  for (let number = 2; taken.includes(id); number += 1) id = `${base}-${number}`
  return id
}

const LABEL_RULE = `The label is for “On this page”, in up to ${MAX_SECTION_LABEL_LENGTH} characters.`

function missingId({ hashes, title }: Heading, id: string): string {
  const isLong = title.length > MAX_SECTION_LABEL_LENGTH
  const line = `${hashes} ${title} {#${id}${isLong ? ' label="…"' : ''}}`
  return `This heading has no id, which is the address of its section. Write: ${line}${isLong ? ` ${LABEL_RULE}` : ''}`
}

const unreadableId = (braces: string, id: string) =>
  `${braces} is no id of a heading. Write {#${id}}, or {#${id} label="…" aliases="…"} in straight quotes, at the end of the line.`

/** @returns the sections of a text in order, and problems of their ids */
export function parseSections(body: string): { sections: WrittenSection[]; problems: TextProblem[] } {
  const problems: TextProblem[] = []
  const sections: WrittenSection[] = []
  const headings = headingsIn(body)
  const takenIds = headings.flatMap(({ braces }) => VALID_BRACES.exec(braces)?.[1] ?? [])
  for (const heading of headings) {
    const { hashes, title, braces, offset } = heading
    if (hashes !== '##') {
      if (braces) problems.push({ offset, message: `Only headings with ## have an id: take ${braces} out.` })
      continue
    }
    const [, written, attributes = ''] = VALID_BRACES.exec(braces) ?? []
    if (written !== undefined) {
      const { label, aliases = '' } = Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name, value]))
      sections.push({ id: written, label, aliases: aliases.split(/[\s,]+/).filter(Boolean), heading: title, offset })
      continue
    }
    const id = proposedId(braces ? (/[\w-]+/.exec(braces)?.[0] ?? '') : title, takenIds)
    takenIds.push(id)
    problems.push({ offset, message: braces ? unreadableId(braces, id) : missingId(heading, id) })
    // Use the id as the label, so that the heading gets one message and not two.
    sections.push({ id, label: id.slice(0, MAX_SECTION_LABEL_LENGTH), aliases: [], heading: title, offset })
  }
  return { sections, problems }
}
