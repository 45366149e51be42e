/** Writes messages about fields of content for editors: what is wrong, and what to write. */
import type { z } from 'zod'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import type { SchemaFields } from './schemaFields.ts'
import { intendedField, TEXT_AS_KEY } from './zodIssues.ts'

type Issue = z.core.$ZodIssue

/** @returns the message for a text without quotes that YAML parsed as something else; null for other input */
function missingQuotesSentence(input: unknown, start: string): string | null {
  if (!(input instanceof Object) || Array.isArray(input)) return null
  const [field, ...more] = Object.entries(input)
  if (!field || more.length > 0) return null
  const [name, value] = field
  if (value === null && TEXT_AS_KEY.test(name)) return `Put the whole text in quotes, since it begins with {: ${start}"{${name}}".`
  return typeof value === 'string' && start === '- ' ? `Put the whole text in quotes, since it has a colon: - "${name}: ${value}".` : null
}

/** @returns a sentence for an editor: what is wrong with the field, and what to write */
export function problemSentence(issue: Issue, fields: SchemaFields): string {
  const key = issue.path.at(-1)
  const isCustomMessage = !ZOD_MESSAGE.test(issue.message)
  const isWrongValue = ['invalid_type', 'invalid_union', 'invalid_value'].includes(issue.code)
  if (isWrongValue && issue.input === null) return emptySentence(issue, isCustomMessage, fields)
  const choices = isCustomMessage ? null : choicesOf(issue)
  if (choices) return choiceSentence(String(key), choices)
  if (issue.input === undefined && (issue.code === 'invalid_type' || (isWrongValue && isCustomMessage)))
    return `"${String(key)}" is missing. Add it: ${lineStartOf(key)}${isBoolean(issue) ? 'true, or false.' : '…'}`
  const mayBeText = ['invalid_type', 'invalid_union', 'unrecognized_keys'].includes(issue.code)
  const quotesAdvice = mayBeText ? missingQuotesSentence(issue.input, lineStartOf(key)) : null
  if (quotesAdvice) return quotesAdvice
  if (isCustomMessage) return issue.message
  if (issue.code === 'unrecognized_keys') return issue.keys.map((name) => unknownSentence(name, issue, fields.known(issue.path))).join(' ')
  if (issue.code === 'invalid_type') return typeSentence(issue, lineStartOf(key), fields.required(issue.path))
  if (issue.code === 'invalid_union') return formsSentence(issue, key, fields.required(issue.path))
  if (issue.code === 'invalid_format') return `This is not ${FORMATS[issue.format] ?? 'written as it has to be'}. ${SEE_FIELDS}`
  if (issue.code === 'too_big') return `This is too ${sizeOf(issue.origin)}: write at most ${issue.maximum}${unitOf(issue.origin)}.`
  if (issue.code === 'too_small') return `This is too little: write at least ${issue.minimum}${unitOf(issue.origin)}.`
  return `This does not belong here. ${SEE_FIELDS}`
}

const isBoolean = (issue: Issue) => issue.code === 'invalid_type' && issue.expected === 'boolean'

/** @returns the message for an unknown field */
function unknownSentence(name: string, { input }: Issue, known: readonly string[]): string {
  const intended = intendedField(name, known)
  const isEmpty = Object.entries(input ?? {}).some(([key, value]) => key === name && value === null)
  if (intended && name.startsWith(`${intended}:`)) return `Write a space after the colon: ${intended}: ${name.slice(intended.length + 1)}`
  if (intended) return `There is no field "${name}" here. Did you mean "${intended}"?`
  // Inside { … } a comma ends a text, and the rest is parsed as a field.
  if (isEmpty && /[^\w-]/.test(name)) return `There is no field "${name}" here. In { … }, a text that has a comma needs quotes.`
  return `There is no field "${name}" here. Remove it.`
}

/** The beginnings of zod's own messages, in contrast to those of a schema. */
const ZOD_MESSAGE = /^(?:Invalid|Too (?:big|small):|Unrecognized)/
const SEE_FIELDS = 'The page of its file in docs/fields/ says what may stand here.'
const FORMATS: Record<string, string> = {
  email: 'an email address, like name@example.com',
  url: 'an address, like https://example.com',
  date: 'a day, like 2026-03-09',
}
const sizeOf = (origin: string) => (origin === 'number' || origin === 'int' ? 'large' : 'long')
const unitOf = (origin: string) => (origin === 'string' ? ' characters' : '')

/** `input` is undefined if the field is missing. */
type Choices = { values: string[]; input: unknown }

type KindIssue = Issue & { discriminator?: string; options: unknown[]; input: Record<string, unknown> }

/** @returns the possible values and the one that the file has; null for other kinds of problems */
function choicesOf(issue: Issue): Choices | null {
  if (issue.code === 'invalid_value') return { values: issue.values.map(String), input: issue.input }
  // An issue with a discriminator is about a group of several kinds, one of whose fields selects the kind.
  const { discriminator, options, input } = issue as KindIssue
  return discriminator === undefined ? null : { values: options.map(String), input: input[discriminator] }
}

function choiceSentence(name: string, { values, input }: Choices): string {
  const valueList = values.join(', ')
  if (input === undefined)
    return `"${name}" is missing. Add ${values.length > 1 ? `"${name}:" with one of: ${valueList}` : `it: ${name}: ${valueList}`}.`
  const nearest = nearestName(String(input), values)
  return `"${String(input)}" is not one of: ${valueList}.${nearest ? ` Did you mean "${nearest}"?` : ''}`
}

/** @returns how the line of a field begins: with its name, or as an item of a list */
const lineStartOf = (key: PropertyKey | undefined) => (typeof key === 'number' ? '- ' : key === undefined ? '' : `${String(key)}: `)

/** @returns the message for a field without a value */
function emptySentence(issue: Issue, isCustomMessage: boolean, fields: SchemaFields): string {
  const key = issue.path.at(-1)
  const emptyPart = typeof key === 'number' ? 'This line of the list is empty' : `"${String(key)}" is empty`
  if (isCustomMessage) return `${emptyPart}. ${issue.message}`
  const values = choicesOf(issue)?.values
  const advice = values ? `write one of ${values.join(', ')}` : 'write it'
  const isRemovable = typeof key === 'number' || fields.optional(issue.path.slice(0, -1)).includes(String(key))
  return `${emptyPart}: ${advice}${isRemovable ? ', or remove the line' : ''}.`
}

/** For each kind of value, its name and how to write one. @param start the beginning of its line */
const VALUE_KINDS: Record<string, { name: string; example(start: string, required: string[]): string }> = {
  string: { name: 'text', example: (start) => `${start}"some text"` },
  number: { name: 'a number', example: (start) => `${start}5, without quotes` },
  int: { name: 'a whole number', example: (start) => `${start}5` },
  date: { name: 'a day', example: (start) => `${start}2026-03-09` },
  boolean: { name: 'true or false', example: (start) => `${start}true or ${start}false` },
  array: { name: 'a list', example: (start) => `${start}and below it one line "- …" for each` },
  tuple: { name: 'a list', example: (start) => `${start}[ …, … ], as the others have it` },
  object: { name: 'a group of fields', example: groupOf },
  record: { name: 'a group of fields', example: groupOf },
}
/** A group with at most this many fields is written on one line. */
const MAX_FIELDS_ON_LINE = 4

function groupOf(start: string, required: string[]): string {
  if (start === '') return 'its fields, one line "name: …" for each'
  if (required.length === 0) return `${start}and its fields below it`
  if (required.length > MAX_FIELDS_ON_LINE) return `${start}and below it ${required.join(', ')}`
  return `${start}{ ${required.map((field) => `${field}: …`).join(', ')} }`
}

function typeSentence({ expected, input }: Issue & { code: 'invalid_type' }, start: string, required: string[]): string {
  const kind = VALUE_KINDS[expected]
  if (expected === 'string' && typeof input === 'number') return `This is a number, not text. Put it in quotes: ${start}"${input}".`
  if (expected === 'string' && Array.isArray(input))
    return `This is a list. Write ${start}"some text"; a text that begins with [ needs quotes.`
  return kind ? `This is not ${kind.name}. Write ${kind.example(start, required)}.` : `This does not belong here. ${SEE_FIELDS}`
}

/** @returns the message for a field with several possible forms, if the editor has begun none of them */
function formsSentence(issue: Issue & { code: 'invalid_union' }, key: PropertyKey | undefined, required: string[]): string {
  const kinds = issue.errors.flatMap(([first]) => VALUE_KINDS[String((first as { expected?: string }).expected)] ?? [])
  const [firstKind] = kinds
  const start = lineStartOf(key)
  if (!firstKind) return `This does not belong here. ${SEE_FIELDS}`
  if (issue.input === undefined) return `"${String(key)}" is missing. Add it: ${firstKind.example(start, required)}.`
  return `This is not ${kinds.map(({ name }) => name).join(', nor ')}. Write ${kinds.map((kind) => kind.example(start, required)).join(', or ')}.`
}
