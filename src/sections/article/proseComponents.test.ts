import { expect, it } from 'vitest'
import type { AnalyticsWords } from '#src/schemas/analytics.ts'
import type { PolicyTables } from '#src/schemas/policyTables.ts'
import { createProseComponents } from './proseComponents.ts'

const components = createProseComponents({
  policyTables: {} as PolicyTables,
  analytics: {} as AnalyticsWords,
  stateRules: { places: [], reviewed: '', others: [] },
  pictures: new Map(),
})

it('a text that is no article may show no chart and no template', () => {
  for (const draw of [components.Chart, components.TemplateCard]) expect(() => draw({ id: 'year' })).toThrow('which only articles have')
})
