/**
 * Says of parts of a schema whose the figures there are. A page states its figures as true, so each has a home: a claim, the
 * policy, or src/content/everyday-figures.yaml. A picture of the product, a customer's words and what nobody sees have figures of
 * their own.
 */
import { z } from 'zod'

const ownership = z.registry<{ isOwn: boolean }>()
function withOwnership<S extends z.ZodType>(schema: S, isOwn: boolean): S {
  ownership.add(schema, { isOwn })
  return schema
}

/** A part whose figures are its own. What is made of it by `.meta()` and rules is, too; what extends it is not. */
export const withOwnFigures = <S extends z.ZodType>(schema: S): S => withOwnership(schema, true)
/** A part of such a part that the page states all the same: the words beside a picture. */
export const withStatedFigures = <S extends z.ZodType>(schema: S): S => withOwnership(schema, false)

/** @returns whether figures there are its own; undefined where nothing is said, and the part around it decides */
export const hasOwnFigures = (schema: object): boolean | undefined => ownership.get(schema as z.ZodType)?.isOwn
