import { expect, it } from 'vitest'
import { currentSlug } from '#src/site/redirects.ts'
import { routeTo } from '#src/site/routes.ts'
import { FEATURE_SLUGS } from '#src/specification/specifiedLists.ts'
import { stylesOf } from './sharedStyles.ts'

const featureStyles = (slug: string) => stylesOf({ path: routeTo.feature(slug), kind: 'feature' })

it('any number of further feature pages and landing pages cost the content security policy one hash', () => {
  const landing = stylesOf({ path: routeTo.landing('peak-season'), kind: 'landing' })
  expect([featureStyles('shift-swaps'), featureStyles('kiosks')]).toEqual([landing, landing])
})
it('the feature pages of the specification have styles of their own', () => {
  const own = FEATURE_SLUGS.map((slug) => featureStyles(currentSlug(routeTo.feature, slug)))
  expect(new Set([...own, featureStyles('shift-swaps')]).size).toBe(FEATURE_SLUGS.length + 1)
})
