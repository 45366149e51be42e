/** Finds the fields that a schema has at a path, so that a message can name the intended field and missing ones. */
import type { z } from 'zod'
import { hasExampleFigures } from '../figures/exampleFigures.ts'
import type { FieldPath } from '../problems/problemLocation.ts'

export type SchemaFields = {
  /** All field names, for "did you mean". If the kind of a union is not written, the fields of all kinds count. */
  known(path: FieldPath): string[]
  /** Fields that are required in every kind. */
  required(path: FieldPath): string[]
  /** Fields that are optional in every kind that has them. */
  optional(path: FieldPath): string[]
}
export type FieldsAndFigures = SchemaFields & {
  /** Whether figures there are examples (exampleFigures.ts). The innermost marked part decides. */
  hasExampleFigures(path: FieldPath): boolean
}

/** The parts of zod's schemas that are read here. Each schema has some of them. */
type Definition = {
  def?: { type?: string; options?: Definition[]; discriminator?: string; innerType?: Definition; in?: Definition; values?: unknown[] }
  shape?: Record<string, Definition>
  element?: Definition
  valueType?: Definition
}
/** A part of a schema, and whether its figures are examples. */
type Part = { value: Definition; isExample: boolean }

/**
 * @param schema of a whole entry: groups, lists, unions, refinements and transforms
 * @param entry the raw entry. Its `kind` fields select the variant of each union. Without an entry, all variants count.
 */
export function schemaFieldsOf(schema: z.ZodType, entry?: unknown): FieldsAndFigures {
  /** The parts of the schema at a path: for a union, the selected variant or all of them. */
  const partsAt = (path: FieldPath) => {
    let written = entry
    let current = unwrap(schema as Definition, false, written)
    for (const key of path) {
      written = fieldOf(written, key)
      current = current.flatMap(({ value, isExample }) => {
        const inner = typeof key === 'number' ? value.element : (value.shape?.[String(key)] ?? value.valueType)
        return inner ? unwrap(inner, isExample, written) : []
      })
    }
    return current
  }
  /** The shapes of the groups among them. */
  const shapesAt = (path: FieldPath) => partsAt(path).flatMap(({ value: { shape } }) => (shape ? [shape] : []))
  return {
    hasExampleFigures: (path) => partsAt(path).some(({ isExample }) => isExample),
    known: (path) => [...new Set(shapesAt(path).flatMap(Object.keys))],
    optional: (path) => {
      const shapes = shapesAt(path)
      const names = [...new Set(shapes.flatMap(Object.keys))]
      return names.filter((name) => shapes.every((shape) => !(name in shape) || isOptional(shape[name])))
    },
    required: (path) => {
      const [first = {}, ...others] = shapesAt(path)
      return Object.keys(first).filter((name) => !isOptional(first[name]) && others.every((shape) => name in shape))
    },
  }
}

/** @returns the variants of a union; the inner schema of a refinement or transform; otherwise the schema itself */
function unwrap(value: Definition, isExampleAround: boolean, writtenValue: unknown): Part[] {
  const isExample = hasExampleFigures(value) ?? isExampleAround
  const { options, discriminator, innerType, in: input } = value.def ?? {}
  if (options) {
    const parts = options.flatMap((option) => unwrap(option, isExample, writtenValue))
    const kind = discriminator === undefined ? undefined : fieldOf(writtenValue, discriminator)
    const selected = parts.filter((part) => valuesOf(part.value.shape?.[String(discriminator)]).includes(kind))
    return selected.length > 0 ? selected : parts
  }
  const inner = innerType ?? input
  return inner ? unwrap(inner, isExample, writtenValue) : [{ value, isExample }]
}
/** @returns the values of a literal */
const valuesOf = (literal: Definition | undefined): unknown[] => literal?.def?.values ?? []
const fieldOf = (written: unknown, key: PropertyKey): unknown =>
  typeof written === 'object' && written !== null ? (written as Record<PropertyKey, unknown>)[key] : undefined
const isOptional = (value: Definition | undefined) => ['optional', 'default', 'prefault'].includes(value?.def?.type ?? '')
