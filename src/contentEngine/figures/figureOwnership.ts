/**
 * Marks parts of a schema whose figures are examples. A page states its other figures as true, so each needs a source: a claim, the policy,
 * or src/content/typed-figures.yaml. Figures in a picture of the product, in a customer's words or in hidden text need none.
 */
import { z } from 'zod'

const ownership = z.registry<{ isOwn: boolean }>()
function withOwnership<S extends z.ZodType>(schema: S, isOwn: boolean): S {
  ownership.add(schema, { isOwn })
  return schema
}

/** Marks a schema whose numbers are examples, so they need no claim. `.meta()` and refinements keep the mark; `.extend()` loses it. */
export const withOwnFigures = <S extends z.ZodType>(schema: S): S => withOwnership(schema, true)
/** Marks a part inside such a schema whose numbers are statements after all, such as the text beside a picture. */
export const withStatedFigures = <S extends z.ZodType>(schema: S): S => withOwnership(schema, false)

/** @returns whether figures there are examples; undefined if the part has no mark, so that the surrounding part decides */
export const hasOwnFigures = (schema: object): boolean | undefined => ownership.get(schema as z.ZodType)?.isOwn
