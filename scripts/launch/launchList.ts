/**
 * Lists what is left to do before a launch: every sample and placeholder in content and settings, with its place and what to do. Reads
 * nothing itself, so that tests can pass content of their own.
 */
import type { Claim } from '#src/facts/claims.ts'
import type { Environment } from '#src/site/settings.ts'
import { type ContentFile, parseReviews, REVIEWS } from './contentFiles.ts'
import { findPlaceholders } from './placeholders.ts'

/** One thing to do before a launch. */
export type LaunchItem = {
  what: string
  /** A path in the project, or the name of a setting. */
  where: string
  fix: string
}

export type LaunchInput = {
  /** The files of `readContentFiles`. */
  entries: readonly ContentFile[]
  env: Environment
  claims: Readonly<Record<string, Claim>>
}

/** Its samples come from `claims` instead. */
const CLAIMS_FILE = 'facts/claims.yaml'

/** @returns the items, in the order of docs/launching.md @throws Error if the list of reviews cannot be read */
export function launchList({ entries, env, claims }: LaunchInput): LaunchItem[] {
  return [
    ...findSampleEntries(entries),
    ...findSampleHeads(entries),
    ...findSamplePictures(entries),
    ...findSampleClaims(claims),
    ...findPlaceholders(env),
    ...findMissingReviews(entries),
  ]
}

/** An item of a list is called by its kind, if it has one. */
const nameOf = (key: string, item: unknown): string =>
  typeof item === 'object' && item !== null && 'kind' in item && /^\d+$/.test(key) ? String(item.kind) : key
/** @returns every object inside a value, with its path */
function findObjects(value: unknown, path: string[] = []): { path: string[]; object: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : [{ path, object: value as Record<string, unknown> }]
  return [...own, ...Object.entries(value).flatMap(([key, item]) => findObjects(item, [...path, nameOf(key, item)]))]
}

/** Titles and descriptions that call the page a sample. No `sample: true` marks these, and search results show them. */
const findSampleHeads = (entries: readonly ContentFile[]): LaunchItem[] =>
  entries.flatMap(({ name, data }) =>
    findObjects(data)
      .filter(({ path, object }) => path.at(-1) === 'meta' && Object.values(object).some((text) => /\bsamples?\b/i.test(String(text))))
      .map(({ path }) => ({
        what: `What search results say of the page calls it a sample, in "${path.join('.')}"`,
        where: name,
        fix: 'Write title and description as they are to be found.',
      })),
  )

const isPicture = (object: Record<string, unknown>) => typeof object.describe === 'string' && !('steps' in object)

const findSampleEntries = (entries: readonly ContentFile[]): LaunchItem[] =>
  entries.flatMap(({ name, path, data }) =>
    findObjects(path === CLAIMS_FILE ? null : data)
      .filter(({ object }) => object.sample === true && !isPicture(object))
      .map(({ path }) => ({
        what: `Sample content${path.length > 0 ? ` in "${path.join('.')}"` : ''}`,
        where: name,
        fix: 'Put real names and words in its place, with the consent of those who are named, and set sample: false.',
      })),
  )

const findSamplePictures = (entries: readonly ContentFile[]): LaunchItem[] =>
  entries.flatMap(({ name, data }) => {
    const count = findObjects(data).filter(({ object }) => isPicture(object) && object.sample !== false).length
    return count === 0
      ? []
      : [
          {
            what: `${count} ${count === 1 ? 'picture' : 'pictures'} of the product with invented people or counts`,
            where: name,
            fix: 'Read each against what the product really shows, and set sample: false beside its "describe".',
          },
        ]
  })

const findSampleClaims = (claims: LaunchInput['claims']): LaunchItem[] =>
  Object.entries(claims).flatMap(([id, { sample, value, scope }]) =>
    sample
      ? [
          {
            what: `Sample figure ${id}: ${value} ${scope}`,
            where: `src/content/${CLAIMS_FILE}`,
            fix: 'Write the counted value, its basis, date and source, and take "sample" out; or remove the figure.',
          },
        ]
      : [],
  )

const needsLawyer = ({ path, data }: ContentFile) =>
  /^(documents\/legal|templates)\//.test(path) || (path.startsWith('blog/') && (data as { legal?: unknown } | null)?.legal === true)

function findMissingReviews(entries: readonly ContentFile[]): LaunchItem[] {
  const reviews = parseReviews(entries)
  const languages = new Set(
    entries.flatMap(({ text }) => [...text.matchAll(/\blang(?:: |=)["']?([a-z]{2,3}(?:-[A-Z]{2})?)\b/g)].map(([, code = '']) => code)),
  )
  languages.delete('en')
  const fix = `Have it read, correct it, and write who and when into src/content/${REVIEWS}.`
  const paths = new Set(entries.map(({ path }) => path))
  return [
    ...Object.keys(reviews.legal ?? {})
      .filter((path) => !paths.has(path))
      .map((path) => ({
        what: `A review names ${path}, which is not there`,
        where: `src/content/${REVIEWS}`,
        fix: 'Correct the name, or remove the line.',
      })),
    ...entries
      .filter((entry) => needsLawyer(entry) && !reviews.legal?.[entry.path])
      .map(({ name }) => ({ what: 'No lawyer has read this text', where: name, fix })),
    ...[...languages]
      .filter((code) => !reviews.languages?.[code])
      .toSorted()
      .map((code) => ({
        what: `No native speaker has read what is written in ${languageNameOf(code)} (${code})`,
        where: entries
          .filter(({ text }) => new RegExp(`\\blang(: |=)["']?${code}\\b`).test(text))
          .map(({ name }) => name)
          .join(', '),
        fix,
      })),
  ]
}

const languageNameOf = (code: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code
