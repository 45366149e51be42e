/**
 * Drawings for one industry: each kind is a drawing in src/sections/industry/exhibit/, whose data must be consistent.
 */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { isSampleNoted, sampleProblem } from '../fields/fields.ts'
import { benchBlockSchema } from './exhibits/benchBlock.ts'
import { censusBlockSchema } from './exhibits/censusBlock.ts'
import { lotsBlockSchema } from './exhibits/lotsBlock.ts'
import { mapBlockSchema } from './exhibits/mapBlock.ts'
import { routesBlockSchema } from './exhibits/routesBlock.ts'
import { wavesBlockSchema } from './exhibits/wavesBlock.ts'

/** Adds the checks of every exhibit. Each kind is wrapped by itself, because the blocks of pages are a union of all kinds. */
const withSampleCheck = <S extends z.ZodType<{ sample: boolean; note: string }>>(kind: S): S =>
  withExampleFigures(kind.refine(isSampleNoted, sampleProblem))
export const industryExhibitSchema = z.discriminatedUnion('kind', [
  withSampleCheck(benchBlockSchema),
  withSampleCheck(censusBlockSchema),
  withSampleCheck(wavesBlockSchema),
  withSampleCheck(lotsBlockSchema),
  withSampleCheck(routesBlockSchema),
  withSampleCheck(mapBlockSchema),
])

export type IndustryExhibit = z.output<typeof industryExhibitSchema>
export type ExhibitOf<Kind extends IndustryExhibit['kind']> = Extract<IndustryExhibit, { kind: Kind }>
