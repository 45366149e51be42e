import { expect, it } from 'vitest'
import type { PolicyTables } from '#src/schemas/shared/policyTables.ts'
import type { AnalyticsTextProps } from '#src/sections/analytics/AnalyticsNote.tsx'
import { createProseComponents } from './proseComponents.ts'

const components = createProseComponents({
  policyTables: {} as PolicyTables,
  analytics: {} as AnalyticsTextProps,
  stateRules: { places: [], reviewed: '', others: [] },
  readPicture: (name) => ({ src: `/${name}`, width: 640, height: 480 }),
})

it('a text that is no article may show no chart and no template', () => {
  for (const draw of [components.Chart, components.TemplateCard]) expect(() => draw({ id: 'year' })).toThrow('which only articles have')
})
