import { URLPattern } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { routes } from '#src/site/routes.ts'
import { SpeculationRules } from './SpeculationRules.tsx'

type Condition = { and?: Condition[]; not?: Condition; href_matches?: string; selector_matches?: string }
type Rules = Record<'prerender' | 'prefetch', { where: Condition }[]>

const PAGE = 'https://site.example/blog'
/** Reads the rules as browsers do: patterns are relative to the page. Every link counts as one under a resting mouse. */
function matches({ and, not, href_matches: pattern }: Condition, address: string): boolean {
  if (and) return and.every((condition) => matches(condition, address))
  if (not) return !matches(not, address)
  return pattern === undefined || new URLPattern(pattern, PAGE).test(address)
}
const { prerender, prefetch }: Rules = JSON.parse(renderToStaticMarkup(<SpeculationRules />).replace(/<[^>]*>/g, ''))
const prepares = (rules: { where: Condition }[], href: string) => rules.some(({ where }) => matches(where, new URL(href, PAGE).href))

describe('what the browser may prepare ahead of a click', () => {
  it('is a page of this site', () => {
    expect(prepares(prerender, routes.faqs)).toBe(true)
    expect(prepares(prefetch, routes.requestDemo)).toBe(true)
  })
  it('is of the page of the demo request only its file, because its frame would not load ahead', () => {
    expect(prepares(prerender, routes.requestDemo)).toBe(false)
    expect(prepares(prerender, `${routes.requestDemo}?topic=penetration-test`)).toBe(false)
  })
  it('is not the page of the form, which stands in a frame', () => {
    expect(prepares(prerender, routes.demoForm)).toBe(false)
    expect(prepares(prefetch, routes.demoForm)).toBe(false)
  })
  it.each(['https://elsewhere.example/', `https://elsewhere.example${routes.faqs}`, '/guides/some.pdf'])(
    'is not %s: another site is asked for nothing before somebody goes there, and a file is no page',
    (href) => {
      expect(prepares(prerender, href)).toBe(false)
      expect(prepares(prefetch, href)).toBe(false)
    },
  )
})
