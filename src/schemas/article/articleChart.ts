/**
 * The charts of an article (`charts` in its front matter): numbers that support its argument, drawn by illustrations/chart/
 * and repeated as a table.
 */
import { z } from 'zod'
import { kindField } from '../fields/fields.ts'
import { barsChartSchema } from './charts/chartBars.ts'
import { chartFields } from './charts/chartFields.ts'
import { momentsChartSchema } from './charts/chartMoments.ts'
import { pointsChartSchema } from './charts/chartPoints.ts'
import { spansChartSchema } from './charts/chartSpans.ts'

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
