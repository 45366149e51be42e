/**
 * What articles announce by number ("seven parts", "five questions") and list below it. A line for each list; when its article is
 * retired or the list is gone on purpose, its line goes as well.
 */
import { describe, expect, it } from 'vitest'
import { frontOf, sectionOf, tableRows } from './articleText'
import { brokenCount, brokenPromise } from './promises'

type Items = RegExp | ((part: string) => readonly string[] | null)
type Front = 'title' | 'description' | 'excerpt'
/** Where the list stands, what its items are, and where in the front matter its count may be announced again. */
type Listed = readonly [place: string | readonly [section: string, heading: number], items: Items, ...announcedIn: Front[]]

const BULLETS = /^- .+$/gm
const STEPS = /^\d+\. .+$/gm
const quotesOfSecondParagraph = (part: string) => part.split('\n\n')[1]?.match(/"[^"]+"/g) ?? null
/** Each hour that the steps of a training add up to. */
const hours = (part: string) => {
  const steps = [...part.matchAll(/\((\d+) minutes\)/g)]
  const sum = steps.reduce((total, [, minutes]) => total + Number(minutes), 0) / 60
  return Number.isInteger(sum) ? Array<string>(sum).fill(steps[0]?.[0] ?? '') : null
}

const LISTS: Record<string, readonly Listed[]> = {
  'answering-services-2025-buyers-guide': [[['structuring', 5], BULLETS]],
  'attendance-point-systems-2025-framework': [['structuring', /^### .+$/gm, 'title']],
  'avoiding-no-fault-attendance-policy-issues-2025': [['compliance', STEPS, 'excerpt']],
  'business-phone-etiquette-2025-framework': [
    ['structuring', tableRows, 'description', 'excerpt'],
    [['structuring', 1], quotesOfSecondParagraph, 'description', 'excerpt'],
    ['challenges', /\*\*[^*]+\*\*/g, 'description', 'excerpt'],
    ['implementation', hours, 'description', 'excerpt'],
  ],
  'employee-call-in-procedures-policy-templates-compliance-2025': [['tech', STEPS]],
  'employee-call-off-solutions-absence-mitigation-2025-guide': [
    ['choose', STEPS, 'description'],
    ['types', /^\*\*[^*]+\.\*\* .+$/gm, 'description'],
  ],
  'fmla-attendance-policy-2025-compliance-framework': [['tech', STEPS]],
  'managing-employee-attendance-2025': [
    ['framework', tableRows, 'title'],
    ['compliance', BULLETS],
    ['scheduling', STEPS],
    ['managers', /^\*\*.+$/gm],
  ],
  'no-fault-attendance-policies-legal-compliance-2025': [['structuring', tableRows]],
}

const itemsOf = (part: string, items: Items) => (items instanceof RegExp ? part.match(items) : items(part))

describe.each(Object.entries(LISTS))('%s announces as many as it lists', (slug, lists) => {
  const found = lists.map(([place, items, ...announcedIn]) => {
    const part = typeof place === 'string' ? sectionOf(slug, place) : sectionOf(slug, ...place)
    return { place: String(place), part, items: itemsOf(part, items), announcedIn }
  })
  it.each(found)('in $place', ({ part, items }) => expect(brokenCount(slug, part, items)).toEqual([]))
  it.each(['title', 'description', 'excerpt'] as const)('in its %s', (field) => {
    const counts = found.filter(({ announcedIn }) => announcedIn.includes(field)).map(({ items }) => items?.length ?? 0)
    expect(brokenPromise(slug, frontOf(slug)[field], ...counts)).toEqual([])
  })
})
