/**
 * Every kind of content with its fields, and the named groups of fields. readContentKinds.ts bundles this file, with stand-ins for Astro's
 * content layer.
 */
import { z } from 'zod'
import { collections } from '#src/content.config.ts'
import { factFileSchemas } from '#src/facts/factFiles.ts'
import * as closings from '#src/schemas/blocks/closing.ts'
import * as sharedBlocks from '#src/schemas/blocks/sharedBlocks.ts'
import * as documents from '#src/schemas/document/document.ts'
import * as fields from '#src/schemas/fields/fields.ts'
import * as chapters from '#src/schemas/guide/guideChapter.ts'
import * as scenes from '#src/schemas/scenes/scenes.ts'
import type { EditedKind } from './editorSettings.ts'
import type { FieldSchema, NamedGroup, SharedPage } from './fieldPages.ts'

/** Uses the options of Astro, whose schemas serve completion in editors' programs. */
const toFieldSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema

/** A collection, as the stand-in for Astro returns it. */
type AstroCollection = { loader: { base: string; pattern: string }; schema: z.ZodType }

const collectionKinds = Object.entries(collections as unknown as Record<string, AstroCollection>).map(([name, { loader, schema }]) => ({
  files: `${loader.base}/${loader.pattern}`.replace(/^\.\//, ''),
  schema: toFieldSchema(schema),
  editorSchema: `.astro/collections/${name}.schema.json`,
}))
const factFileKinds = Object.entries(factFileSchemas).map(([name, schema]) => ({
  files: `src/content/facts/${name}.yaml`,
  schema: toFieldSchema(schema),
  editorSchema: `.build/schemas/${name}.schema.json`,
}))

export const contentKinds: readonly EditedKind[] = [...collectionKinds, ...factFileKinds].toSorted((a, b) => (a.files < b.files ? -1 : 1))

/** The modules whose groups have names, each with the page they are on. */
const groupModules: readonly (readonly [SharedPage, object])[] = [
  ['shared', fields],
  ['shared', documents],
  ['blocks', closings],
  ['blocks', sharedBlocks],
  ['scenes', scenes],
  ['chapters', chapters],
]
export const namedGroups: readonly NamedGroup[] = groupModules.flatMap(([page, module]) =>
  Object.entries(module).flatMap(([name, schema]) => (schema instanceof z.ZodType ? [{ name, page, schema: toFieldSchema(schema) }] : [])),
)
