/**
 * Marks parts of a schema whose figures are examples. A page states its other figures as true, so each needs a source: a claim, the policy,
 * or src/content/checks/typed-figures.yaml. Figures in a picture of the product, in a customer's words or in hidden text need none.
 */
import { z } from 'zod'

const marks = z.registry<{ areExamples: boolean }>()
function markFigures<S extends z.ZodType>(schema: S, areExamples: boolean): S {
  marks.add(schema, { areExamples })
  return schema
}

/** Marks a schema whose numbers are examples, so they need no claim. `.meta()` and refinements keep the mark; `.extend()` loses it. */
export const withExampleFigures = <S extends z.ZodType>(schema: S): S => markFigures(schema, true)
/** Marks a part inside such a schema whose numbers are statements after all, such as the text beside a picture. */
export const withStatedFigures = <S extends z.ZodType>(schema: S): S => markFigures(schema, false)

/** @returns whether figures there are examples; undefined if the part has no mark, so that the surrounding part decides */
export const hasExampleFigures = (schema: object): boolean | undefined => marks.get(schema as z.ZodType)?.areExamples
