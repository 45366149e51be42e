/**
 * The charts of an article (`charts` in its front matter): numbers that support its argument. `illustrations/chart/` has a file for each
 * kind, named like its schema, which draws them and repeats them as a table.
 */
import { z } from 'zod'
import { kindField } from '../fields/fields.ts'
import { barsChartSchema } from './charts/barsChart.ts'
import { chartFields } from './charts/chartFields.ts'
import { momentsChartSchema } from './charts/momentsChart.ts'
import { pointsChartSchema } from './charts/pointsChart.ts'
import { spansChartSchema } from './charts/spansChart.ts'

/** The map of places takes its data from src/content/facts/state-rules.yaml. */
const placesChartSchema = z.strictObject({
  ...kindField(
    'places',
    'What states and cities say of points, one tile for each. The tiles come from src/content/facts/state-rules.yaml.',
  ),
  ...chartFields,
})

export const articleChartSchema = z.discriminatedUnion('kind', [
  barsChartSchema,
  spansChartSchema,
  momentsChartSchema,
  pointsChartSchema,
  placesChartSchema,
])

export type ChartData = z.output<typeof articleChartSchema>
export type ChartOf<Kind extends ChartData['kind']> = Extract<ChartData, { kind: Kind }>
