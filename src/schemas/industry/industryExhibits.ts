/**
 * Drawings for one industry: each kind is a drawing in src/sections/industry/exhibit/, whose data must be consistent.
 */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { isSampleNoted, sampleProblem } from '../fields/fields.ts'
import { benchExhibitSchema } from './exhibits/benchExhibit.ts'
import { censusExhibitSchema } from './exhibits/censusExhibit.ts'
import { lotsExhibitSchema } from './exhibits/lotsExhibit.ts'
import { mapExhibitSchema } from './exhibits/mapExhibit.ts'
import { routesExhibitSchema } from './exhibits/routesExhibit.ts'
import { wavesExhibitSchema } from './exhibits/wavesExhibit.ts'

/** Adds the checks of every exhibit. Each kind is wrapped by itself, because the blocks of pages are a union of all kinds. */
const withSampleCheck = <S extends z.ZodType<{ sample: boolean; note: string }>>(kind: S): S =>
  withExampleFigures(kind.refine(isSampleNoted, sampleProblem))
export const industryExhibitSchema = z.discriminatedUnion('kind', [
  withSampleCheck(benchExhibitSchema),
  withSampleCheck(censusExhibitSchema),
  withSampleCheck(wavesExhibitSchema),
  withSampleCheck(lotsExhibitSchema),
  withSampleCheck(routesExhibitSchema),
  withSampleCheck(mapExhibitSchema),
])

export type IndustryExhibit = z.output<typeof industryExhibitSchema>
export type ExhibitOf<Kind extends IndustryExhibit['kind']> = Extract<IndustryExhibit, { kind: Kind }>
