/**
 * The templates in src/content/templates: each holds every provision of its kind, in words that a reader would look for;
 * its notes cite what was looked up and nothing that was not; its numbers are the example policy's. Longer than other
 * files because half of it is lists.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { z } from 'zod'
import { resolveTokens } from '#src/contentEngine/tokens/resolveTokens.ts'
import { readAuthorities } from '#src/facts/law/authorities.ts'
import { TEXT_MESSAGES } from '#src/facts/law/retentionRules.ts'
import { readStateRules } from '#src/facts/law/stateRules.ts'
import { readSiteTokens } from '#src/facts/tokenTable.ts'
import {
  FAILURE_TO_REPORT_POINTS,
  NO_SHOW_GUIDANCE,
  NO_SHOW_LADDER,
  NOTICE_HOURS,
  POINT_LADDER,
  POINTS,
} from '#src/models/policy/policy.ts'
import { PROVISIONS, type ProvisionId } from '#src/models/policy/templates/provisions.ts'
import { REQUIRED_PROVISIONS } from '#src/models/policy/templates/requiredProvisions.ts'
import { findProblems } from './findProblems.testing.ts'
import { createTemplateSchema } from './template.ts'

const authorities = readAuthorities()
const { places: STATE_RULES, unread: UNVERIFIED_PLACES } = readStateRules()
const templateSchema = createTemplateSchema(() => Object.keys(authorities))
type Template = z.infer<typeof templateSchema>
const FOLDER = 'src/content/templates'
const writtenTemplates = readdirSync(FOLDER).map((file) => {
  const { text, problems } = resolveTokens(
    JSON.stringify(parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))),
    new Map([...readSiteTokens()].map(([name, value]) => [name, JSON.stringify(value).slice(1, -1)])),
  )
  if (problems.length > 0) throw new Error(`${file}: ${problems.map(({ message }) => message).join(' ')}`)
  return { id: file.replace('.yaml', ''), raw: JSON.parse(text) as z.input<typeof templateSchema> }
})
const parsedTemplates = writtenTemplates.map(({ id, raw }) => ({ id, data: templateSchema.parse(raw) }))
const templateOf = (id: string) => parsedTemplates.find((template) => template.id === id)?.data as Template

/** Everything that a part prints. */
const wordsOf = ({ text = '', items = [], checks = [], fields = [], table }: Template['clauses'][number]['parts'][number]) =>
  [text, ...items, ...checks, ...fields, ...(table ? [table.columnHeadings, ...(table.rows ?? [])].flat() : [])].join(' ')
const textOf = ({ clauses }: Template) => clauses.flatMap(({ title = '', parts }) => [title, ...parts.map(wordsOf)]).join('\n')

/** @returns a template without a provision and the notes on it */
function without(raw: z.input<typeof templateSchema>, id: ProvisionId): unknown {
  const clauses = raw.clauses.map(({ covers, parts, ...clause }) => ({
    ...clause,
    ...(covers && covers !== id ? { covers } : {}),
    parts: parts.map(({ covers: provided = [], ...part }) => {
      const kept = provided.filter((other) => other !== id)
      return { ...part, ...(kept.length > 0 ? { covers: kept } : {}) }
    }),
  }))
  return { ...raw, clauses, notes: raw.notes.filter(({ on }) => on !== id) }
}

describe.each(writtenTemplates)('the template $id', ({ raw }) => {
  it.each(REQUIRED_PROVISIONS[raw.kind])('is refused without %s', (id) => {
    expect(findProblems(templateSchema, without(raw, id)).join(' ')).toContain(`must also cover: ${id} (`)
  })
})

/** Typed a second time, so that a test fails if a required provision leaves the list. */
const ELEVEN: ProvisionId[] = [
  'purpose',
  'schedule',
  'knowing',
  'report',
  'warning',
  'day',
  'steps',
  'exceptions',
  'abandonment',
  'records',
  'review',
]
const POLICY_PROVISIONS: ProvisionId[] = [
  'asSoonAsPracticable',
  'spokesperson',
  'reasonOptional',
  'proof',
  'lateReport',
  'cutOff',
  'twoEvents',
  'waitsForHr',
  'unusualCircumstances',
  'reversal',
  'rollOff',
  'protectedAbsence',
  'accommodation',
  'nonRetaliation',
  'notContract',
  'collectiveAgreement',
  'unionRepresentation',
  'protectedTalk',
  'retention',
  'medicalSeparate',
  'policyReview',
  'receipt',
]
it('the no-call/no-show policy has its eleven clauses, in order, under the names that the article gives them', () => {
  const { clauses } = templateOf('no-call-no-show-policy')
  expect(clauses.map(({ covers }) => covers)).toEqual(ELEVEN)
  expect(clauses.map(({ title }) => title)).toEqual(ELEVEN.map((id) => PROVISIONS[id]))
})
it.each(['noCallNoShowPolicy', 'pointPolicy', 'callInPolicy'] as const)('what every policy must hold is required of a %s', (kind) =>
  expect(POLICY_PROVISIONS.filter((id) => !(REQUIRED_PROVISIONS[kind] as readonly ProvisionId[]).includes(id))).toEqual([]),
)
it('the site has one template of each kind', () =>
  expect(parsedTemplates.map(({ data }) => data.kind).toSorted()).toEqual(Object.keys(REQUIRED_PROVISIONS).toSorted()))

/** Words that a provision must have, because readers look for them. */
const WORDS: Partial<Record<ProvisionId, RegExp>> = {
  asSoonAsPracticable: /as soon as practicable/,
  spokesperson: /anyone (may|else)|someone else|spokesperson|no one has reported/i,
  supervisorMessage: /before (the|that) (supervisor’s )?shift end/,
  cutOff: new RegExp(`${NO_SHOW_GUIDANCE.cutoffMinutes} minutes`),
  reasonOptional: /diagnosis/,
  twoEvents: /two separate events.*unusual circumstances.*another law|two separate events.*unusual circumstances.*other law/s,
  waitsForHr: /Nothing counts until HR decides|no point/,
  oneEvent: /Consecutive scheduled days.*one event/,
  occurrenceEnd: /months/,
  floor: /never below zero/,
  rollOff: /perfect[ -]attendance|roll-off credit/i,
  hrMaySkip: /HR alone may skip.*alike/,
  protectedAbsence: /federal, state or local law|law protects|that is covered/i,
  unusualCircumstances: /unusual/i,
  reversal: /corrects points|revers/,
  accommodation: /disability|ADA and PWFA/,
  nonRetaliation: /No one is|retaliation/,
  notContract: /not a contract.*at will/,
  collectiveAgreement: /collective (bargaining )?agreement/,
  unionRepresentation: /representative/,
  protectedTalk: /schedules, leave, pay, discipline/,
  offTheClock: /no duty to answer.*(paid|as worked)/s,
  medicalSeparate: /separate.*confidential|confidential medical file/,
  stopWords: /STOP.*UNSUBSCRIBE/,
  stopClock: new RegExp(`${TEXT_MESSAGES.stopBusinessDays.value} business days`),
  notCondition: /not a condition of employment/,
  frequency: /number of messages.*rates/s,
  adjustment: new RegExp(RegExp.escape(String(readSiteTokens().get('policy:pointAdjustment')))),
  geneticInformation: /genetic-information warning/,
  doctorContact: /never\s+by the employee.s direct supervisor/,
}
it.each(parsedTemplates)('the template $id says what it claims to cover', ({ data }) => {
  for (const { covers, title = '', parts } of data.clauses) {
    const whole = [title, ...parts.map(wordsOf)].join(' ')
    if (covers && WORDS[covers]) expect(whole, covers).toMatch(WORDS[covers])
    for (const part of parts) for (const id of part.covers ?? []) if (WORDS[id]) expect(wordsOf(part), id).toMatch(WORDS[id])
  }
})

describe('notes of a template', () => {
  const whole = { clauses: [{ covers: 'purpose', title: 'x', parts: [{ text: 'x' }] }] }
  it('are refused on what the text does not cover, or with an authority that is not listed', () => {
    const messages = (note: unknown) =>
      findProblems(templateSchema, { ...writtenTemplates[0]?.raw, ...whole, notes: [note, note, note] }).join(' ')
    expect(messages({ on: 'floor', text: 'x' })).toContain('This note is on "floor", which no part of the text covers.')
    expect(messages({ on: 'flor', text: 'x' })).toContain(
      '"flor" is not a provision: src/models/policy/templates/provisions.ts lists them.',
    )
    expect(messages({ on: 'purpose', text: 'x', authorities: ['hearsay'] })).toContain('"hearsay" is not a listed authority.')
    expect(messages({ on: 'purpose', text: 'x', authorities: ['fmla-notise'] })).toContain('Did you mean "fmla-notice"?')
    expect(messages({ on: 'purpose', text: 'x', authorities: ['state-wa '] })).toContain('Did you mean "state-wa"?')
  })
  it('cite every authority that is listed for something', () => {
    const cited = new Set(parsedTemplates.flatMap(({ data }) => data.notes.flatMap(({ authorities: ids = [] }) => ids)))
    // Each place of src/content/facts/state-rules.yaml can be cited alone; the lists of places cite them together.
    expect(Object.keys(authorities).filter((id) => !cited.has(id) && !/^state-/.test(id))).toEqual([])
  })
  it('say nothing that could not be verified, as its text does not', () => {
    // No source was found for these in November 2026, when the templates were written.
    const UNREAD_RULES = STATE_RULES.filter(
      ({ points, anyReason, proof }) => /^(noneFound|notVerified)$/.test(points) && !anyReason && proof === null,
    )
    const NOT_YET = ['Virginia'].filter((law) => !STATE_RULES.some(({ name }) => name === law))
    const UNVERIFIED = [
      /825\.(108|309|310)\b/,
      /1630\.2\(o\)/,
      /785\.48/,
      /gross misconduct/i,
      /181\.9447/,
      /23-374\(B\)/,
      /4113\.85/,
      // Places whose rules nobody has read or verified, and places whose law is not in force yet.
      new RegExp([...UNREAD_RULES.map(({ name }) => name), ...NOT_YET, ...UNVERIFIED_PLACES].join('|')),
      /crime[- ]victim/i,
      /\bvot(e|ing)\b/i,
    ]
    for (const { id, data } of parsedTemplates) {
      const everything = [
        textOf(data),
        ...data.notes.map(({ text, authorities: ids = [] }) => [text, ...ids.map((id) => authorities[id]?.cite)].join(' ')),
      ]
        .join('\n')
        // This sentence says which places are not verified.
        .replaceAll(/Not verified, or no clause found: [^.]+\./g, '')
      for (const pattern of UNVERIFIED) expect(everything, id).not.toMatch(pattern)
    }
  })
})

describe('the numbers are those of the example policy', () => {
  it('in the point policy: prices and thresholds', () => {
    const parts = templateOf('point-policy').clauses.flatMap((clause) => clause.parts)
    const prices = parts
      .find(({ covers, table }) => table && !covers)
      ?.table?.rows?.map((row) => [...(row[1] ?? '').matchAll(/[\d.]+/g)].map(([found]) => Number(found)))
    // Next to protected or excused leave, the first value charges nothing. It stays if an employer deletes the brackets unread.
    expect(prices).toEqual([
      [POINTS.tardy],
      [POINTS.earlyDeparture],
      [POINTS.unplannedAbsence],
      [POINTS.protectedAbsence, FAILURE_TO_REPORT_POINTS],
      [FAILURE_TO_REPORT_POINTS],
      [POINTS.noCallNoShow],
    ])
    const thresholds = parts.flatMap(({ items = [] }) => items.flatMap((item) => /^([\d.]+) points: (.+)$/.exec(item)?.slice(1) ?? []))
    expect(thresholds).toEqual(POINT_LADDER.flatMap(({ at, label }) => [String(at), label.toLowerCase()]))
  })
  it('so a failure to report costs nothing beside leave unless counsel has confirmed the place, in prices and in steps', () => {
    const price = templateOf('point-policy')
      .clauses.flatMap(({ parts }) => parts.flatMap(({ table }) => table?.rows ?? []))
      .find(([event]) => event?.startsWith('Failure to report'))
    expect(price?.[1]).toMatch(/^\[0; .* only at sites in \(list the places where counsel has confirmed.*\]$/)
    const steps = templateOf('no-call-no-show-policy').clauses.find(({ covers }) => covers === 'steps')
    const carveOut = steps?.parts.find(({ text }) =>
      /^A failure to report that goes with an absence that a law protects or that HR has excused is not an occurrence/.test(text ?? ''),
    )
    // If an employer deletes the bracket, the safe half is left.
    expect(carveOut?.text).toMatch(/not an occurrence\[, except at our sites in \(list the places where counsel has confirmed.*\]\.$/)
    expect(carveOut?.optional).toBeUndefined()
  })
  it('in the no-call/no-show policy: steps, notice, attempts', () => {
    const text = textOf(templateOf('no-call-no-show-policy'))
    expect([...text.matchAll(/Occurrence (\d+)/g)].map(([, at]) => Number(at))).toEqual(NO_SHOW_LADDER.map(({ at }) => at))
    expect(text).toContain(`at least ${NOTICE_HOURS} hours before your shift`)
    expect(text).toContain(`within ${NO_SHOW_GUIDANCE.contactHours[1]} hours of the start of the shift`)
    expect(text).toContain(`[${NO_SHOW_GUIDANCE.abandonmentDays[1]}] scheduled days in a row`)
  })
})

it('the contact log has no place for a reason or a medical fact, which belong in another file', () => {
  const fields = templateOf('contact-attempt-log').clauses.flatMap(({ parts }) => parts.flatMap(({ fields = [] }) => fields))
  expect(fields.filter((field) => /reason|words|medical|diagnosis/i.test(field))).toEqual([])
})
it('the letter about silence takes nothing back and stops nothing before the employment has ended', () => {
  const parts = templateOf('abandonment-letter').clauses.flatMap((clause) => clause.parts)
  for (const id of ['finalPay', 'benefits', 'propertyReturn'] as const)
    expect(parts.find(({ covers }) => covers?.includes(id))?.text, id).toMatch(/^If your employment ends/)
})
it('no blank is left open, and none lies inside another', () => {
  for (const { id, data } of parsedTemplates) {
    let depth = 0
    for (const sign of textOf(data).replace(/[^[\]]/g, '')) {
      depth += sign === '[' ? 1 : -1
      expect(depth, id).toBeGreaterThanOrEqual(0)
      expect(depth, id).toBeLessThanOrEqual(1)
    }
    expect(depth, id).toBe(0)
  }
})
