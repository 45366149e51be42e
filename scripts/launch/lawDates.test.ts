import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAuthorities } from '#src/facts/law/authorities.ts'
import { LEGAL_RETENTION, TEXT_MESSAGES } from '#src/facts/law/retentionRules.ts'
import { dayAfter } from '#src/lib/anywhere/time/dates.ts'
import { FMLA } from '#src/models/policy/policy.ts'
import { parseEntry, readContentFiles } from './contentFiles.ts'
import { describeLawDates, LAW_LIMIT_DAYS, listLawKinds } from './lawDates.ts'

const authorities = readAuthorities()

const CONTENT = 'src/content'
const entries = readContentFiles(CONTENT)

/** @returns the content with one file changed or added */
const contentWith = (path: string, change: (text: string) => string) => [
  ...entries.filter((entry) => entry.path !== path),
  parseEntry(path, change(entries.find((entry) => entry.path === path)?.text ?? '')),
]
const readOf = (content: typeof entries, what: string) => listLawKinds(content).find((kind) => kind.what === what)?.read ?? []

describe('what has a date of law', () => {
  const readings = listLawKinds(entries).flatMap(({ read }) => read)
  const lawFiles = readings.map(({ where }) => where)
  it('is every article that cites law, and no other', () => {
    for (const file of readdirSync(`${CONTENT}/blog`)) {
      const isLegal = /^legal: true$/m.test(readFileSync(`${CONTENT}/blog/${file}`, 'utf8'))
      expect(lawFiles.includes(`${CONTENT}/blog/${file}`), file).toBe(isLegal)
    }
  })
  it.each(['templates', 'guides'])('is every file of %s', (folder) => {
    for (const file of readdirSync(`${CONTENT}/${folder}`)) expect(lawFiles).toContain(`${CONTENT}/${folder}/${file}`)
  })
  it('is the table of states and the list of sources', () =>
    expect(lawFiles).toEqual(expect.arrayContaining([`${CONTENT}/facts/state-rules.yaml`, `${CONTENT}/facts/authorities.yaml`])))
  it('says the day everywhere', () => expect(readings.filter(({ on }) => !/^\d{4}-\d\d-\d\d$/.test(on))).toEqual([]))
})

describe('the list of sources covers, by its day', () => {
  const cites = Object.values(authorities).map(({ cite }) => cite)
  it.each(Object.entries(FMLA))('the FMLA’s %s', (_, { source }) => {
    const section = source.replace(/^29 CFR |\(.*$/g, '')
    expect(cites.filter((cite) => cite.includes(section))).not.toEqual([])
  })
  it('what is kept how long, and when a stop takes effect', () => {
    for (const { authority } of [...Object.values(LEGAL_RETENTION), TEXT_MESSAGES.stopBusinessDays])
      expect(authorities).toHaveProperty(authority)
  })
})

describe('the report', () => {
  const kinds = [
    { what: 'Guides', fix: 'set its day', read: ['b 2026-11-21', 'a 2026-11-21', 'c 2026-11-22'].map(split) },
    { what: 'States', fix: 'set THE_DAY', read: [split('states.ts 2026-11-21')] },
    { what: 'Nothing yet', fix: '', read: [] },
  ]
  function split(text: string) {
    const [where = '', on = ''] = text.split(' ')
    return { where, on }
  }
  const OLDEST = ['Guides: last read on 2026-11-21 (a, the oldest of 3)', 'States: last read on 2026-11-21 (states.ts)']
  it('names the oldest of each kind', () => expect(describeLawDates(kinds, '2026-12-01')).toEqual(OLDEST))
  it('warns of nothing within the limit', () => {
    const last = dayAfter('2026-11-21', LAW_LIMIT_DAYS)
    expect(describeLawDates(kinds, last)).toEqual(OLDEST)
  })
  it('warns the day after of each place that is due, and says how to set its day', () =>
    expect(describeLawDates(kinds, '2027-02-22')).toEqual([
      OLDEST[0],
      '  Warning: a was last read 93 days ago. Read it against the law, and set its day.',
      '  Warning: b was last read 93 days ago. Read it against the law, and set its day.',
      OLDEST[1],
      '  Warning: states.ts was last read 93 days ago. Read it against the law, and set THE_DAY.',
    ]))
  it.each(['facts/state-rules.yaml', 'facts/authorities.yaml'])('warns of %s by the day at its head', (file) => {
    const content = contentWith(file, (text) => text.replace(/^reviewed: .*$/m, 'reviewed: 2026-01-02'))
    const report = describeLawDates(listLawKinds(content), '2026-05-01')
    expect(report).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`last read on 2026-01-02 (${CONTENT}/${file})`),
        `  Warning: ${CONTENT}/${file} was last read 119 days ago. Read it against the law, and set reviewed at its head.`,
      ]),
    )
  })
})

describe('a day in content', () => {
  afterEach(() => void vi.useRealTimers())
  it('of a guide is read from its lastReviewed', () => {
    const content = contentWith('guides/guide-of-a-test.yaml', () => 'title: A guide\nlastReviewed: 2026-01-02\n')
    expect(readOf(content, 'PDF guides').find(({ where }) => where.endsWith('guide-of-a-test.yaml'))?.on).toBe('2026-01-02')
  })
  it('of a template is that of its version, or a later one on which it was read', () => {
    vi.setSystemTime('2199-01-03')
    const line = '  templates/point-policy.yaml: { by: "Jane Doe, counsel", on: 2199-01-02 }\n'
    const content = contentWith('checks/reviews.yaml', (text) => text.replace('legal: {}\n', `legal:\n${line}`))
    const days = new Map(readOf(content, 'Templates').map(({ where, on }) => [where, on]))
    expect(days.get(`${CONTENT}/templates/point-policy.yaml`)).toBe('2199-01-02')
    expect(days.get(`${CONTENT}/templates/call-in-policy.yaml`)).not.toBe('2199-01-02')
  })
})
