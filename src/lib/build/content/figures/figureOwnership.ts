/**
 * Marks the parts of a schema that have figures of their own. A page states its figures as true, so each has a home: a claim, the
 * policy, or src/content/everyday-figures.yaml. The figures in a picture of the product, in a customer's words and where nobody sees them
 * have none.
 */
import { z } from 'zod'

const ownership = z.registry<{ isOwn: boolean }>()
function withOwnership<S extends z.ZodType>(schema: S, isOwn: boolean): S {
  ownership.add(schema, { isOwn })
  return schema
}

/** A part whose figures are its own. It stays so with `.meta()` and with rules; a schema that extends it is another part. */
export const withOwnFigures = <S extends z.ZodType>(schema: S): S => withOwnership(schema, true)
/** A part of such a part that the page states all the same: the words beside a picture. */
export const withStatedFigures = <S extends z.ZodType>(schema: S): S => withOwnership(schema, false)

/** @returns whether figures there are its own; undefined where the part has no mark, and the part around it decides */
export const hasOwnFigures = (schema: object): boolean | undefined => ownership.get(schema as z.ZodType)?.isOwn
