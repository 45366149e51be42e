/**
 * What articles announce by number ("seven parts", "five questions") and list below it. A line for each list; when its article is
 * retired or the list is gone on purpose, its line goes as well.
 */
import { describe, expect, it } from 'vitest'
import { readFrontMatter, readSection, readTableRows } from './articleText.ts'
import { announcedCountProblems, listCountProblems } from './countProblems.ts'

type ItemFinder = RegExp | ((part: string) => readonly string[] | null)
type AnnouncingField = 'title' | 'description' | 'excerpt'
/** Where the list stands, what its items are, and where in the front matter its count may be announced again. */
type AnnouncedList = readonly [
  place: string | readonly [section: string, heading: number],
  items: ItemFinder,
  ...announcedIn: AnnouncingField[],
]

const BULLETS = /^- .+$/gm
const STEPS = /^\d+\. .+$/gm
const quotesInSecondParagraph = (part: string) => part.split('\n\n')[1]?.match(/"[^"]+"/g) ?? null
/** Each hour that the steps of a training add up to. */
const readHours = (part: string) => {
  const steps = [...part.matchAll(/\((\d+) minutes\)/g)]
  const sum = steps.reduce((total, [, minutes]) => total + Number(minutes), 0) / 60
  return Number.isInteger(sum) ? Array<string>(sum).fill(steps[0]?.[0] ?? '') : null
}

const ANNOUNCED_LISTS: Record<string, readonly AnnouncedList[]> = {
  'answering-services-2025-buyers-guide': [[['structuring', 5], BULLETS]],
  'attendance-point-systems-2025-framework': [['structuring', /^### .+$/gm, 'title']],
  'avoiding-no-fault-attendance-policy-issues-2025': [['compliance', STEPS, 'excerpt']],
  'business-phone-etiquette-2025-framework': [
    ['structuring', readTableRows, 'description', 'excerpt'],
    [['structuring', 1], quotesInSecondParagraph, 'description', 'excerpt'],
    ['challenges', /\*\*[^*]+\*\*/g, 'description', 'excerpt'],
    ['implementation', readHours, 'description', 'excerpt'],
  ],
  'employee-call-in-procedures-policy-templates-compliance-2025': [['tech', STEPS]],
  'employee-call-off-solutions-absence-mitigation-2025-guide': [
    ['choose', STEPS, 'description'],
    ['types', /^\*\*[^*]+\.\*\* .+$/gm, 'description'],
  ],
  'fmla-attendance-policy-2025-compliance-framework': [['tech', STEPS]],
  'managing-employee-attendance-2025': [
    ['framework', readTableRows, 'title'],
    ['compliance', BULLETS],
    ['scheduling', STEPS],
    ['managers', /^\*\*.+$/gm],
  ],
  'no-fault-attendance-policies-legal-compliance-2025': [['structuring', readTableRows]],
}

const findItems = (part: string, items: ItemFinder) => (items instanceof RegExp ? part.match(items) : items(part))

describe.each(Object.entries(ANNOUNCED_LISTS))('%s announces as many as it lists', (slug, lists) => {
  const found = lists.map(([place, items, ...announcedIn]) => {
    const part = typeof place === 'string' ? readSection(slug, place) : readSection(slug, ...place)
    return { place: String(place), part, items: findItems(part, items), announcedIn }
  })
  it.each(found)('in $place', ({ part, items }) => expect(listCountProblems(slug, part, items)).toEqual([]))
  it.each(['title', 'description', 'excerpt'] as const)('in its %s', (field) => {
    const counts = found.filter(({ announcedIn }) => announcedIn.includes(field)).map(({ items }) => items?.length ?? 0)
    expect(announcedCountProblems(slug, readFrontMatter(slug)[field], ...counts)).toEqual([])
  })
})
