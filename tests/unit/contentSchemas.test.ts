/** Schemas accept or refuse whatever an editor writes into a field. No rule of theirs throws. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { withEntryTokens } from '#src/contentEngine/tokens/entryTokens.ts'
import { resolveTokens } from '#src/contentEngine/tokens/resolveTokens.ts'
import { readSiteTokens } from '#src/facts/tokenTable.ts'
import { eachPlaceholderTextField } from '#src/schemas/fields/fields.ts'
import { linkedFolders } from '#src/site/linkedFolders.ts'
import { testLanding } from '../lib/entries/testLanding.ts'

// Astro's part is not needed: these tests use only the files and the schema of a collection.
vi.mock('astro:content', () => ({ defineCollection: ({ loader }: { loader: unknown }) => loader }))
vi.mock('#src/contentEngine/astro/contentLoader.ts', () => ({ createContentLoaders: () => (options: unknown) => options }))

// The schema of templates reads the authorities anew for each note, because they change while `npm run dev` runs. Here they do not.
vi.mock('#src/facts/law/authorities.ts', async (load) => {
  const authorities = (await load<typeof import('#src/facts/law/authorities.ts')>()).readAuthorities()
  return { readAuthorities: () => authorities }
})

type Collection = { base: string; pattern: string; schema: z.ZodType; mayBeEmpty?: boolean }
type Place = (string | number)[]

const { collections } = (await import('#src/content.config.ts')) as unknown as { collections: Record<string, Collection> }
const tokens = withEntryTokens(readSiteTokens(), linkedFolders)

/** Wrong values that are similar enough to the right ones to reach a schema's rules. */
function listMistakes(value: unknown): unknown[] {
  if (typeof value === 'string') return ['', 'zzz', '2025-08-32', '25:61']
  if (typeof value === 'number') return [0, -7, 1e9]
  return Array.isArray(value) ? [[], null] : [{}, null]
}

/** @returns the fields of an entry, with its tokens resolved */
function schemaFields(file: string): unknown {
  const source = readFileSync(file, 'utf8')
  const resolved = (value: unknown): unknown => {
    if (typeof value === 'string') return resolveTokens(value, tokens).text
    if (Array.isArray(value)) return value.map(resolved)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item)]))
  }
  return resolved(parse(/^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? source))
}

/** Examples for collections that may be empty. */
const SPARE_ENTRIES: Record<string, unknown> = { landing: testLanding() }

/** @returns the entries of a collection by file */
function listEntries(name: string, { base, pattern, mayBeEmpty }: Collection): [string, unknown][] {
  const files = globSync(join(base, pattern)).toSorted()
  return files.length === 0 && mayBeEmpty ? [[name, SPARE_ENTRIES[name]]] : files.map((file) => [file, schemaFields(file)])
}

const entriesOf = new Map(Object.entries(collections).map(([name, collection]) => [name, listEntries(name, collection)]))

/** @returns each value's path in an entry, and a name that items of one list share */
function findPlaces(value: unknown, place: Place = [], name = ''): { place: Place; name: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  const kind = 'kind' in value ? `(${value.kind})` : ''
  return Object.entries(value).flatMap(([key, item]) => {
    const at = [...place, Array.isArray(value) ? Number(key) : key]
    const called = `${name}${kind}.${Array.isArray(value) ? '#' : key}`
    return [{ place: at, name: called, value: item }, ...findPlaces(item, at, called)]
  })
}

/** @returns the entry with another value at one path */
function withMistake(value: unknown, [key, ...rest]: Place, mistake: unknown): unknown {
  if (key === undefined) return mistake
  const item = withMistake((value as Record<string | number, unknown>)[key], rest, mistake)
  return Array.isArray(value) ? value.with(Number(key), item) : { ...(value as object), [key]: item }
}

/** Every schema inside a schema, with the names of the fields that lead to it. */
function findSchemas(schema: z.ZodType | undefined, path: string, seen = new Set<object>()): { path: string; schema: z.ZodType }[] {
  if (!schema || seen.has(schema)) return []
  seen.add(schema)
  const { shape = {}, element, innerType, in: given, out, valueType, options = [], items = [] } = schema._zod.def as unknown as SchemaParts
  return [
    { path, schema },
    ...Object.entries(shape).flatMap(([name, field]) => findSchemas(field, `${path} › ${name}`, seen)),
    ...[element, innerType, given, out, valueType, ...options, ...items].flatMap((part) => findSchemas(part, path, seen)),
  ]
}
type SchemaParts = { shape?: Record<string, z.ZodType>; options?: z.ZodType[]; items?: z.ZodType[] } & Record<
  'element' | 'innerType' | 'in' | 'out' | 'valueType',
  z.ZodType | undefined
>

/**
 * Lets the schemas inside a schema remember which values they accepted, and as what. An entry with one mistake shares all other values with
 * the entry, and rules are pure, so only what contains the mistake is parsed again.
 */
function rememberAccepted(whole: z.ZodType): void {
  for (const { schema } of findSchemas(whole, '')) {
    const accepted = new WeakMap<object, unknown>()
    const { run } = schema._zod
    schema._zod.run = (payload, context) => {
      const { value: given } = payload
      if (typeof given !== 'object' || given === null) return run(payload, context)
      if (accepted.has(given)) return Object.assign(payload, { value: accepted.get(given) })
      const result = run(payload, context)
      if (!(result instanceof Promise) && result.issues.length === 0) accepted.set(given, result.value)
      return result
    }
  }
}
for (const { schema } of Object.values(collections)) rememberAccepted(schema)

it.each(Object.entries(collections))('no field of %s makes its schema throw', (name, collection) => {
  const seen = new Set<string>()
  const thrown: string[] = []
  const { schema } = collection
  const entries = entriesOf.get(name) ?? []
  expect(entries).not.toEqual([])
  for (const [file, fields] of entries) {
    for (const { place, name, value } of findPlaces(fields)) {
      if (seen.has(name)) continue
      seen.add(name)
      for (const mistake of listMistakes(value))
        try {
          schema.safeParse(withMistake(fields, place, mistake))
        } catch (error) {
          thrown.push(`${file}, ${place.join(' › ')}, ${JSON.stringify(mistake)}: ${error}`)
        }
    }
  }
  expect(thrown).toEqual([])
})

it.each(Object.entries(collections))('no text of %s is published with a blank that nothing fills in', (name, collection) => {
  const { schema } = collection
  const published: string[] = []
  for (const [file, fields] of entriesOf.get(name) ?? []) {
    for (const { place, value } of findPlaces(fields)) {
      if (typeof value !== 'string' || !/\{\w+\}/.test(value)) continue
      const { success } = schema.safeParse(withMistake(fields, place, value.replace(/\{\w+\}/, '{nope}')))
      if (success) published.push(`${file}, ${place.join(' › ')}: ${value}`)
    }
  }
  expect(published).toEqual([])
})

/** The words before a number of employees are no description of a picture. */
const NO_PICTURE = /^\.blocks\.#\(results\)\.example\.describe$/

it('every picture may be described with the counts and times that it shows, and with no others', () => {
  const problems: string[] = []
  for (const [name, { schema }] of Object.entries(collections))
    for (const [file, fields] of entriesOf.get(name) ?? [])
      for (const { place, name: called, value } of findPlaces(fields)) {
        if (place.at(-1) !== 'describe' || typeof value !== 'string' || NO_PICTURE.test(called)) continue
        const unshownIn = (sentence: string) =>
          (schema.safeParse(withMistake(fields, place, sentence)).error?.issues ?? []).flatMap(
            ({ message }) => /^The picture does not show (.*?)\. It shows/.exec(message)?.[1] ?? [],
          )
        const found = [value, 'A picture with ninety-seven, as nobody drew it.', 'A picture at 99:99, as nobody drew it.'].map(unshownIn)
        if (JSON.stringify(found) !== '[[],["ninety-seven"],["99:99"]]')
          problems.push(
            `${file}, ${place.join(' › ')}: its schema wants checkDescription, with every count that it draws: ${found.join('; ')}`,
          )
      }
  expect(problems).toEqual([])
})

it('the help of a text names each placeholder that is filled in there', () => {
  const findUnnamed = (schema: z.ZodType, name: string) =>
    findSchemas(schema, name).flatMap((found) => {
      const { placeholders = [], description = '' } = (found.schema.meta() ?? {}) as { placeholders?: string[]; description?: string }
      const unnamed = placeholders.filter((placeholder) => !description.includes(`{${placeholder}}`))
      return unnamed.map((placeholder) => `${found.path}: say what {${placeholder}} is`)
    })
  const planted = z.array(z.object({ count: eachPlaceholderTextField(40, 'done', 'all').meta({ description: '{done} is filled in.' }) }))
  expect(findUnnamed(planted, 'planted')).toEqual(['planted › count: say what {all} is'])
  expect(Object.entries(collections).flatMap(([name, { schema }]) => findUnnamed(schema, name))).toEqual([])
})
