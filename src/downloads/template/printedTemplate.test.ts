/** The printed template: its numbers, the references of its notes, and the caution about unverified sources. */
import { describe, expect, it } from 'vitest'
import { assembleTemplate, splitBlanks, type TemplateSource } from './printedTemplate.ts'

const WORDING = {
  provisions: { purpose: 'Purpose', floor: 'Floor at zero', attempts: 'Attempts' },
  authorities: { law: { cite: '1 CFR 2', grade: 'text' as const }, firm: { cite: 'A v. B', grade: 'account' as const } },
  verify: '(check it)',
  license: { name: 'Free', text: 'Do as you like.' },
}
const POLICY: TemplateSource = {
  title: 'A policy',
  kind: 'contactLog',
  summary: 's',
  version: '2.0',
  date: '2026-11-21',
  facts: [{ label: 'Company', value: '[Company]' }],
  clauses: [
    { covers: 'purpose', title: 'Why', parts: [{ text: 'Because.' }] },
    {
      title: 'How',
      parts: [
        { text: 'So:', items: ['one', 'two'] },
        { table: { columnHeadings: ['When', 'Who|what'], rows: [['6:06', 'lead']], blank: 1 } },
        { covers: ['floor'], text: 'Never below [0].', optional: true },
        { covers: ['attempts'], checks: ['done'], fields: ['Name'] },
      ],
    },
  ],
  notes: [
    { on: 'attempts', text: 'Last.' },
    { on: 'floor', text: 'Why not.', authorities: ['law', 'firm'] },
    { on: 'purpose', text: 'First.' },
  ],
}
const assemble = (template: TemplateSource) => assembleTemplate(template, WORDING)

describe('a policy', () => {
  it('numbers its clauses and paragraphs; lists and tables have no number', () => {
    expect(assemble(POLICY).clauses.map(({ number, title }) => [number, title])).toEqual([
      [1, 'Why'],
      [2, 'How'],
    ])
    expect(assemble(POLICY).clauses.flatMap(({ parts }) => parts.map(({ number }) => number))).toEqual([
      '1.1',
      '2.1',
      undefined,
      '2.2',
      undefined,
    ])
  })
  it('says its facts, where it has any', () => {
    expect(assemble(POLICY).facts).toEqual([{ label: 'Company', value: '[Company]' }])
    const { facts, ...without } = POLICY
    expect(assemble(without).facts).toEqual([])
  })
  it('may have tables that are filled in by hand alone', () => {
    const [clause] = assemble({
      ...POLICY,
      clauses: [{ title: 'A log', parts: [{ table: { columnHeadings: ['When'], blank: 2 } }] }],
    }).clauses
    expect(clause?.parts).toEqual([{ table: { columnHeadings: ['When'], rows: [[''], ['']] } }])
  })
  it('has its notes in the order of its text, each with its place', () =>
    expect(assemble(POLICY).notes.map(({ place }) => place)).toEqual(['1. Why', '2.2 Floor at zero', '2. Attempts']))
  it('has a note where its provision is first met, and nowhere else', () => {
    const again = { title: 'Again', parts: [{ covers: ['floor'], text: 'Never.' }] }
    expect(assemble({ ...POLICY, clauses: [...POLICY.clauses, again] }).notes[1]?.place).toBe('2.2 Floor at zero')
  })
  it('warns where a source was not the law itself, and says where none is cited', () => {
    expect(assemble(POLICY).notes[1]?.authority).toBe('Authority: 1 CFR 2; A v. B (check it).')
    expect(assemble(POLICY).notes[0]?.authority).toMatch(/^No authority cited/)
  })
  it('says its day in words, and has as many empty rows as asked', () => {
    expect(assemble(POLICY).date).toBe('November 21, 2026')
    expect(assemble(POLICY).clauses[1]?.parts[1]?.table?.rows).toEqual([
      ['6:06', 'lead'],
      ['', ''],
    ])
  })
  it('refuses to cite what is not on the list', () =>
    expect(() => assemble({ ...POLICY, notes: [{ on: 'floor', text: 'x', authorities: ['hearsay'] }] })).toThrow(
      'A drafting note cites "hearsay", which src/content/facts/authorities.yaml does not list.',
    ))
})

it('a printed template heads a letter with its subject, and numbers nothing in it; notes name its paragraphs by how they begin', () => {
  const letter = assemble({
    ...POLICY,
    subject: 'Your shifts',
    clauses: [
      {
        parts: [
          { covers: ['facts'], text: 'Dear [name],' },
          { covers: ['attempts'], text: 'We tried to reach you twice.' },
        ],
      },
    ],
    notes: [
      { on: 'facts', text: 'x' },
      { on: 'attempts', text: 'x' },
    ],
  })
  expect(letter).toMatchObject({ title: 'A policy', heading: 'Your shifts' })
  expect(letter.clauses[0]?.parts.map(({ number }) => number)).toEqual([undefined, undefined])
  expect(letter.clauses[0]).not.toHaveProperty('title')
  expect(letter.notes.map(({ place }) => place)).toEqual(['“Dear [name],”, facts', '“We tried to reach you …”, Attempts'])
})
it('a printed template names what has no beginning in a letter by its provision alone', () => {
  const clauses = [
    {
      covers: 'purpose',
      parts: [
        { covers: ['floor'], checks: ['done'] },
        { covers: ['attempts'], text: 'We called you two times.' },
      ],
    },
  ]
  const notes = ['floor', 'attempts', 'purpose'].map((on) => ({ on, text: 'x' }))
  expect(assemble({ ...POLICY, clauses, notes }).notes.map(({ place }) => place)).toEqual([
    'Purpose',
    'Floor at zero',
    '“We called you two times.”, Attempts',
  ])
})

it('a printed template finds what is to be filled in', () => {
  expect(splitBlanks('By [date] at [place].').filter(({ isBlank }) => isBlank)).toEqual([
    { text: '[date]', isBlank: true },
    { text: '[place]', isBlank: true },
  ])
  expect(splitBlanks('[date]')).toEqual([{ text: '[date]', isBlank: true }])
})
