/** Which blocks of a text show which words, so that a change to them dates no other text (registry/pageContent.ts). */
import { isValidElement } from 'react'
import { expect, it } from 'vitest'
import { PROSE_ANALYTICS } from '#src/models/prose/proseNames.ts'
import type { AnalyticsWords } from '#src/schemas/analytics.ts'
import type { PolicyTables } from '#src/schemas/policyTables.ts'
import { createProseComponents } from './proseComponents.ts'

const analytics = {} as AnalyticsWords
const components = createProseComponents({
  policyTables: {} as PolicyTables,
  analytics,
  law: { rules: [], reviewed: '', others: [] },
  pictures: new Map(),
})

it('the words of analytics are shown by their own blocks alone', () => {
  const shown = Object.entries(components).flatMap(([name, draw]) => {
    // Blocks that hold text or choose something have no such words; they need props from a text.
    if (draw.length > 0) return []
    const drawn = (draw as () => unknown)()
    return isValidElement<{ words?: unknown }>(drawn) && drawn.props.words === analytics ? name : []
  })
  expect(shown.toSorted()).toEqual(PROSE_ANALYTICS.toSorted())
})
it('a text that is no article may show no chart and no template', () => {
  for (const draw of [components.Chart, components.TemplateCard]) expect(() => draw({ id: 'year' })).toThrow('which only articles have')
})
