/**
 * The reference of content's fields, made of the schemas' own descriptions: a page for each kind of content, and pages for the
 * groups of fields that several kinds share. `npm run reference` writes the pages.
 */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one walk through a schema
import { basename } from 'node:path'

/** What is read of a JSON schema. */
export type FieldSchema = {
  $schema?: string
  description?: string
  /** Filled in by the build: nobody writes it. */
  readOnly?: boolean
  type?: string
  properties?: Record<string, FieldSchema>
  required?: string[]
  items?: FieldSchema
  additionalProperties?: FieldSchema | boolean
  propertyNames?: FieldSchema
  oneOf?: FieldSchema[]
  anyOf?: FieldSchema[]
  enum?: (string | number)[]
  const?: string | number
  /** How a text of a certain form is written. A regular expression would say nothing to editors. */
  examples?: string[]
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}
/** One file, or all of a folder. */
export type ContentKind = { files: string; schema: FieldSchema }
/** The pages of what several kinds share, with their headings. */
const SHARED_PAGES = {
  shared: 'Fields that several kinds of content share',
  blocks: 'Fields of blocks and closings',
  scenes: 'Fields of scenes, the pictures of the product',
  chapters: 'Fields of the chapters of guides',
}
export type SharedPage = keyof typeof SHARED_PAGES
const COMMON_PAGE: SharedPage = 'shared'
/** A group of fields that code has a name for, and the page it is on if several kinds share it. */
export type NamedGroup = { name: string; page: SharedPage; schema: FieldSchema }

/** Longer lists of choices are not printed, and neither are choices that content extends. */
const MAX_CHOICES = 30

const keys = new WeakMap<FieldSchema, string>()
/** Identifies a group by its fields. Its description is left out, because it differs wherever the group is used. */
function keyOfFields(group: FieldSchema): string {
  const { description: _its, $schema: _version, ...schema } = group
  // Groups are compared with each other, and making a key takes long.
  const key = keys.get(group) ?? JSON.stringify(schema, sortKeys)
  keys.set(group, key)
  return key
}
const sortKeys = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

const isGroup = ({ properties, oneOf }: FieldSchema) => properties !== undefined || oneOf !== undefined
/** What a field of a list, of a group by name or of several ways may hold. */
const nestedSchemas = ({ items, additionalProperties, anyOf }: FieldSchema): FieldSchema[] => [
  ...[items, additionalProperties].filter((schema) => typeof schema === 'object'),
  ...(anyOf ?? []),
]

/** @returns every group inside a schema, but for the kinds of one: they are parts of it */
function findGroups(schema: FieldSchema): FieldSchema[] {
  const inside = [...Object.values(schema.properties ?? {}), ...nestedSchemas(schema), ...(schema.oneOf ?? [])]
  return inside.flatMap((nested) => [...(isGroup(nested) && !schema.oneOf?.includes(nested) ? [nested] : []), ...findGroups(nested)])
}

/** "pictureSizeField" → "picture size" */
const titleOf = (name: string) => name.replace(/(?:Fields?|Schema)$/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const keysOfKinds = ({ oneOf = [] }: FieldSchema) => new Set(oneOf.map(keyOfFields))
/** Whether a group has all the kinds of another, and perhaps more. */
const hasAllKinds = (group: FieldSchema, other: FieldSchema) =>
  other.oneOf !== undefined && keysOfKinds(other).isSubsetOf(keysOfKinds(group))
/** Whether two groups have a kind in common, as the pictures of a card are some of all pictures. */
const hasSameKind = (group: FieldSchema, other: FieldSchema) => !keysOfKinds(group).isDisjointFrom(keysOfKinds(other))

/**
 * Finds named groups that several kinds of content use, either unchanged or as a part of a larger group, as the shared blocks are.
 * @returns their titles and pages, by `keyOfFields`
 */
function findSharedGroups(
  kinds: readonly ContentKind[],
  named: readonly NamedGroup[],
): Map<string, { title: string; page: SharedPage; schema: FieldSchema }> {
  const groupsByKind = kinds.map(({ schema }) => new Map(findGroups(schema).map((group) => [keyOfFields(group), group])))
  const groups = named
    .filter(({ schema }) => isGroup(schema))
    .map(({ name, page, schema }) => [keyOfFields(schema), { title: titleOf(name), page, schema }] as const)
  const isWithMany = (isIn: (groups: ReadonlyMap<string, FieldSchema>) => boolean) => groupsByKind.filter(isIn).length > 1
  const shared = new Map(groups.filter(([key]) => isWithMany((ofKind) => ofKind.has(key))))
  const within = groups.filter(
    ([key, { schema }]) =>
      !shared.has(key) &&
      isWithMany((ofKind) => [...ofKind].some(([other, group]) => !shared.has(other) && other !== key && hasAllKinds(group, schema))),
  )
  return new Map([...shared, ...within])
}

/** A group whose names all hold the same fields is printed like a group by name, once. */
function asGroupByName(schema: FieldSchema): FieldSchema {
  const { properties = {}, required = [], ...others } = schema
  const [first, ...rest] = Object.values(properties)
  const isSame = (field: FieldSchema) => JSON.stringify(field, sortKeys) === JSON.stringify(first, sortKeys)
  if (!first || !isGroup(first) || rest.length < 2 || !rest.every(isSame) || required.length <= rest.length) return schema
  return { ...others, propertyNames: { enum: Object.keys(properties) }, additionalProperties: first }
}

type FieldRow = { field: string; what: string; limits: string }
type FieldTable = { title: string | null; what: string; rows: FieldRow[] }
type SharedGroups = ReturnType<typeof findSharedGroups>

const describeRange = (min: number | undefined, max: number | undefined, unit = '') => {
  if (max === undefined || max >= Number.MAX_SAFE_INTEGER) return min === undefined || min <= 1 ? '' : `${min}${unit} or more`
  if (min === undefined || min <= 1) return `up to ${max}${unit}`
  return min === max ? `${max}${unit}` : `${min} to ${max}${unit}`
}
const asCode = (value: unknown) => `\`${String(value)}\``

/** @returns what may be written, in a few words */
function describeLimits(schema: FieldSchema): string {
  if (schema.examples) return `like ${schema.examples.map(asCode).join(' or ')}`
  if (schema.const !== undefined) return asCode(schema.const)
  if (schema.enum) return schema.enum.length > MAX_CHOICES ? 'a name from a list' : schema.enum.map(asCode).join(', ')
  if (schema.anyOf)
    return [...new Set(schema.anyOf.map((way) => (findGroup(way) ? 'fields' : describeLimits(way))).filter(Boolean))].join(' or ')
  if (schema.type === 'null') return asCode('null')
  if (schema.type === 'boolean') return `${asCode(true)} or ${asCode(false)}`
  if (schema.type === 'string') return describeRange(schema.minLength, schema.maxLength, ' characters')
  if (schema.type === 'array') {
    const each = schema.items && !isGroup(schema.items) ? describeLimits(schema.items) : ''
    return (
      [describeRange(schema.minItems, schema.maxItems), each && (each.startsWith('each ') ? each : `each ${each}`)]
        .filter(Boolean)
        .join('; ') || 'a list'
    )
  }
  if (schema.type === 'number' || schema.type === 'integer') {
    const whole = schema.type === 'integer' ? 'a whole number' : 'a number'
    const [min, max] = [schema.minimum, schema.maximum].map((limit) =>
      Math.abs(limit ?? Number.MAX_SAFE_INTEGER) >= Number.MAX_SAFE_INTEGER ? undefined : limit,
    )
    if (min === undefined) return max === undefined ? whole : `${whole} up to ${max}`
    return max === undefined ? `${whole} from ${min}` : `${whole} from ${min} to ${max}`
  }
  return ''
}

/** The group that a field holds, or a list of which it holds; null where it holds neither. */
function findGroup(schema: FieldSchema): { group: FieldSchema; isMany: boolean } | null {
  if (isGroup(schema)) return { group: schema, isMany: false }
  const way = schema.anyOf?.map(findGroup).find((group) => group !== null)
  if (way) return way
  const inside = schema.items ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined)
  const found = inside && findGroup(inside)
  return found ? { group: found.group, isMany: true } : null
}

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

/** Collects the tables of one page, or of one shared group on its page. */
function collectTables(title: string | null, schema: FieldSchema, shared: SharedGroups, page: string): FieldTable[] {
  const tables: FieldTable[] = []
  const linkTo = (group: FieldSchema) => {
    const known = shared.get(keyOfFields(group))
    return known && `[${known.title}](${known.page === page ? '' : `${known.page}.md`}#${anchorOf(known.title)})`
  }
  /** Adds a table for each kind that only this page has. @returns the list of the kinds, or, for a field, a sentence that leads to it */
  const kindsOf = (heading: string | null, path: string, group: FieldSchema): string => {
    const within = [...shared.values()].find((known) => known.page !== page && hasSameKind(group, known.schema))
    const elsewhere = keysOfKinds(within?.schema ?? {})
    const ways = (group.oneOf ?? []).map((way) => ({ way, name: String(way.properties?.kind?.const ?? '') }))
    const ownWays = ways.filter(({ way }) => !elsewhere.has(keyOfFields(way)))
    if (within && ownWays.length === 0)
      return `Its \`kind\` is one of: ${ways.map(({ name }) => asCode(name)).join(', ')}. Their fields: ${linkTo(within.schema)}.`
    const titleOfPart = (part: string) => [heading, path && asCode(path), part].filter(Boolean).join(', ')
    const titleOfKind = (name: string) => titleOfPart(`kind ${asCode(name)}`)
    const list = ways.map(({ way, name }) => {
      const words = way.properties?.kind?.description ?? ''
      return elsewhere.has(keyOfFields(way)) && within
        ? `- ${asCode(name)}: ${words} Fields: ${linkTo(within.schema)}.`
        : `- [${asCode(name)}](#${anchorOf(titleOfKind(name))}): ${words}`
    })
    if (path) tables.push({ title: titleOfPart('its kinds'), what: list.join('\n'), rows: [] })
    for (const { way, name } of ownWays) {
      const { kind: _listed, id, heading: title, ...others } = way.properties ?? {}
      add(titleOfKind(name), '', {
        ...way,
        // The address and the heading of a block come first, wherever its schema has them.
        properties: { ...(id && { id }), ...(title && { heading: title }), ...others },
      })
    }
    return path ? `[Its kinds](#${anchorOf(titleOfPart('its kinds'))}) are below.` : list.join('\n')
  }
  const rowsOf = ({ properties = {}, required = [] }: FieldSchema, heading: string | null, path: string): FieldRow[] =>
    Object.entries(properties).flatMap(([name, schema]) => {
      if (schema.readOnly) return []
      const field = asGroupByName(schema)
      const at = path ? `${path} › ${name}` : name
      const foundGroup = findGroup(field)
      const link = foundGroup && linkTo(foundGroup.group)
      const isKinds = foundGroup?.group.oneOf !== undefined && !link
      const names = field.propertyNames?.enum
      const isByName = [field, ...(field.anyOf ?? [])].some(({ additionalProperties: each }) => typeof each === 'object')
      const remarks = [
        link && `${foundGroup.isMany ? 'Fields of each' : 'Its fields'}: ${link}.`,
        isKinds && kindsOf(heading, at, foundGroup.group),
        isByName && (names && names.length <= MAX_CHOICES ? `Its names: ${names.map(asCode).join(', ')}.` : 'Each stands under its name.'),
      ]
      const limits = [
        describeLimits(field),
        required.includes(name) ? '' : 'optional',
        // Empty values and groups of fields are described in words.
        [undefined, ''].includes(field.default as string) || typeof field.default === 'object' ? '' : `default ${asCode(field.default)}`,
      ]
      const row = {
        field: at,
        what: [field.description, ...remarks].filter(Boolean).join(' '),
        limits: limits.filter(Boolean).join('; '),
      }
      return [row, ...(foundGroup && !link && !isKinds ? rowsOf(foundGroup.group, heading, at) : [])]
    })
  const add = (heading: string | null, what: string, group: FieldSchema) => {
    const table: FieldTable = { title: heading, what, rows: [] }
    tables.push(table)
    if (group.oneOf) table.what = [what, kindsOf(heading, '', group)].filter(Boolean).join('\n\n')
    else table.rows = rowsOf(group, heading, '')
  }
  const inside = findGroup(schema)
  const entry = typeof schema.additionalProperties === 'object' && !schema.properties ? schema.additionalProperties : undefined
  const what = [schema.description, entry && (inside ? 'Each entry stands under its name.' : entry.description)]
  add(title, what.filter(Boolean).join(' '), inside?.group ?? schema)
  return tables
}

/** A row that is the same in so many tables is printed once. */
const MANY_TABLES = 5
const COMMON_TITLE = 'Common fields'

/** @returns the rows that many tables have, by their field: the most common one of each name */
function findCommonRows(tables: readonly FieldTable[]): Map<string, FieldRow> {
  const counts = new Map<string, { row: FieldRow; count: number }>()
  for (const row of tables.flatMap(({ rows }) => rows.filter(({ field }) => !field.includes('›')))) {
    const key = JSON.stringify(row)
    counts.set(key, { row, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const common = [...counts.values()].filter(({ count }) => count >= MANY_TABLES).toSorted((a, b) => a.count - b.count)
  return new Map(common.map(({ row }) => [row.field, row]))
}

const asCell = (words: string) => words.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
const printRow = ({ field, what, limits }: FieldRow) => `| \`${field}\` | ${asCell(what)} | ${asCell(limits)} |`
function printTable(level: string, { title, what, rows }: FieldTable, common: ReadonlyMap<string, FieldRow>): string[] {
  const isCommon = (row: FieldRow) => JSON.stringify(common.get(row.field)) === JSON.stringify(row)
  const elsewhere = rows.filter(isCommon).map(({ field }) => asCode(field))
  const link = `[${COMMON_TITLE.toLowerCase()}](${COMMON_PAGE}.md#${anchorOf(COMMON_TITLE)})`
  const lines = [
    ...(elsewhere.length > 0 ? [`| ${elsewhere.join(', ')} | ${link} |  |`] : []),
    ...rows.filter((row) => !isCommon(row)).map(printRow),
  ]
  return [
    ...(title ? [`${level} ${title[0]?.toUpperCase()}${title.slice(1)}`, ''] : []),
    ...(what ? [what, ''] : []),
    ...(rows.length > 0 ? ['| field | what it is | limits |', '|---|---|---|', ...lines, ''] : []),
  ]
}

const PAGE_NOTE =
  'For editors who look up a field, its meaning or its limit. Written by `npm run reference` from `src/schemas/`. Every field is needed unless it is optional. [How to read it](../content-reference.md).'

/**
 * @param kinds every kind of content
 * @param named groups of fields that have a name, for the titles of those that kinds share
 * @returns the pages by their file's name: "faq.md" → its text
 */
export function writeFieldPages(kinds: readonly ContentKind[], named: readonly NamedGroup[]): Map<string, string> {
  const shared = findSharedGroups(kinds, named)
  const kindPages = kinds.map(({ files, schema }) => {
    const name = basename(files.replace(/\/\*.*/, ''), '.yaml')
    return { name, files, tables: collectTables(null, schema, shared, name) }
  })
  const groups = [...shared.values()]
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))
    .map(({ title, page, schema }) => ({ page, tables: collectTables(title, { ...schema, description: '' }, shared, page) }))
  const common = findCommonRows([...kindPages, ...groups].flatMap(({ tables }) => tables))
  const commonRows = [...common.values()].toSorted((a, b) => (a.field < b.field ? -1 : 1))
  const commonTable: FieldTable = { title: COMMON_TITLE, what: 'Fields that are the same in many tables.', rows: commonRows }
  const write = (name: string, title: string, lines: string[]): [string, string] => [
    `${name}.md`,
    `# ${title}\n\n${PAGE_NOTE}\n\n${lines.join('\n').trimEnd()}\n`,
  ]
  const sharedPages = Object.entries(SHARED_PAGES).map(([name, title]) => {
    const onPage = groups.filter(({ page }) => page === name)
    const lines = onPage.flatMap(({ tables }) => tables.flatMap((table, index) => printTable(index === 0 ? '##' : '###', table, common)))
    return { name, title, lines: name === COMMON_PAGE ? [...printTable('##', commonTable, new Map()), ...lines] : lines }
  })
  return new Map([
    ...kindPages.map(({ name, files, tables }) =>
      write(
        name,
        `Fields of \`${files}\``,
        tables.flatMap((table) => printTable('##', table, common)),
      ),
    ),
    ...sharedPages.filter(({ lines }) => lines.length > 0).map(({ name, title, lines }) => write(name, title, lines)),
  ])
}
