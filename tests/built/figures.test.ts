/** Every figure that a page states comes from the claims, from the policy data, or from src/content/everyday-figures.yaml. */
import { readFileSync } from 'node:fs'
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { claims } from '../../src/facts/claims'
import { reviewHours } from '../../src/facts/workedFigures'
import { documentAttributes } from '../../src/sections/document/document.attributes'
import * as policy from '../../src/site/policy/policy'
import { BUSIER_ASSUMPTIONS, REVIEW_ASSUMPTIONS, reviewLoad } from '../../src/site/policy/reviewLoad'
import { routes } from '../../src/site/routes'
import { documentOf, pages } from './builtSite'

const UNIT = '(?:seconds?|s|minutes?|min|hours?|days?|weeks?|months?|years?)'
const FIGURES = [
  /\d+(?:[.,]\d+)*(?:[–-]\d+(?:[.,]\d+)*)?\s?%/g,
  /\$\d[\d,]*(?:\.\d+)?/g,
  /\b\d[\d,]*[MK]?\+/g,
  /\b\d+X\b/g,
  new RegExp(`\\b\\d[\\d,.]*(?:\\s?(?:–|to)\\s?\\d[\\d,.]*)?[\\s-](?:business |calendar |consecutive )?${UNIT}\\b`, 'g'),
]

/** Figures that are neither claims nor policy: each with its reason. */
const OTHERS = parse(readFileSync('src/content/everyday-figures.yaml', 'utf8')) as Record<string, string>

const normal = (figure: string) =>
  figure
    .replace(/\s+/g, ' ')
    .replace(/-(?=[a-z])/g, ' ')
    .replace(/\b(business|calendar|consecutive) /, '')
    .replace(/\b(seconds?|s)$/, 's')
    .replace(/\b(minutes?|min)$/, 'min')
    .replace(/\b(hour|day|week|month|year)s?$/, '$1s')
    .replace(/ to /, '–')
    .trim()

function figuresIn(text: string): string[] {
  return FIGURES.flatMap((pattern) => text.match(pattern) ?? []).map(normal)
}

/** Everything that the claims and the policy data say, as the same kinds of figures. */
const allowed = new Set<string>(Object.keys(OTHERS).map(normal))
for (const claim of Object.values(claims)) for (const figure of figuresIn(`${claim.value} ${claim.scope}`)) allowed.add(figure)
for (const hours of [policy.NOTICE_HOURS, ...policy.NO_SHOW_GUIDANCE.contactHours, ...policy.NO_SHOW_GUIDANCE.followUpHours])
  allowed.add(normal(`${hours} hours`))
allowed.add(normal(`${policy.NO_SHOW_GUIDANCE.followUpHours.join(' to ')} hours`))
allowed.add(normal(`${policy.MINIMUM_AGE} years`))
for (const { to } of policy.MANAGER_TIMELINE) if (to !== null) allowed.add(normal(`${to} minutes`))
for (const months of policy.ROLLING_WINDOW_MONTHS) allowed.add(normal(`${months} months`))
for (const days of [policy.POINT_REMOVAL.perfectDays, ...policy.NO_SHOW_GUIDANCE.abandonmentDays]) allowed.add(normal(`${days} days`))
allowed.add(normal(`${policy.NO_SHOW_GUIDANCE.cutoffMinutes} minutes`))
const load = reviewLoad()
for (const minutes of [load.minutes, load.minutesOneByOne, reviewLoad(BUSIER_ASSUMPTIONS).minutes])
  allowed.add(normal(`${Math.round(minutes / 60)} hours`))
for (const assumptions of [REVIEW_ASSUMPTIONS, BUSIER_ASSUMPTIONS]) allowed.add(normal(`${reviewHours(assumptions)} hours`))
for (const limit of Object.values(policy.FMLA))
  for (const unit of ['days', 'hours', 'weeks', 'months']) allowed.add(normal(`${limit.value.toLocaleString('en-US')} ${unit}`))

/** Pictures of the product show examples, not claims; worked examples and generated documents say that they are examples. */
function statedText(main: HTMLElement): string {
  for (const element of main.querySelectorAll(`figure, [aria-hidden="true"], ${documentAttributes.example.selector}, noscript`))
    element.remove()
  return main.structuredText
}

/** /claims is drawn from the claims themselves. */
const stating = pages.filter((page) => page.kind !== 'article' && page.kind !== 'blog' && page.path !== routes.claims)

describe.each(stating)('$path', (page) => {
  it('states no figure of its own', () => {
    const document = documentOf(page)
    const main = document.querySelector('main')
    const head = [document.querySelector('title')?.text, document.querySelector('meta[name="description"]')?.getAttribute('content')]
    const found = figuresIn([main ? statedText(main) : '', ...head].join('\n'))
    const unknown = [...new Set(found)].filter((figure) => !allowed.has(figure))
    const cure = 'write its token, add it to src/content/claims.yaml, or list it with its reason in src/content/everyday-figures.yaml'
    expect(unknown.map((figure) => `“${figure}” on ${page.path}: ${cure}`)).toEqual([])
  })
})

it('would notice a figure that no claim has', () => {
  const text = 'saves 73% and $1,234, 777+ sites, 44X, answers within 17 minutes'
  expect(figuresIn(text).filter((figure) => !allowed.has(figure))).toHaveLength(5)
})
