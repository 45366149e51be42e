/**
 * Problems between entries: names that do not exist, values that two entries share. Each is a sentence with file, line, field
 * and fix.
 */

import { type LoadedEntry, readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'
import type { FieldPath } from '#src/contentEngine/problems/problemLocation.ts'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'

/**
 * @param path the list in `entry` that holds `names`
 * @param known the names that exist, with their kind and folder: "industry", "src/content/industries"
 * @returns a problem for each name that does not exist
 */
export function unknownNameProblems(
  entry: LoadedEntry,
  path: FieldPath,
  names: readonly string[],
  known: { kind: string; names: readonly string[]; where: string },
): string[] {
  return names.flatMap((name, index) => {
    if (known.names.includes(name)) return []
    const near = nearestName(name, known.names)
    const fix = near ? `Did you mean "${near}"?` : `There are: ${known.names.join(', ')}.`
    return `${readFieldLocation(entry, [...path, index])}: There is no ${known.kind} "${name}" in ${known.where}. ${fix}`
  })
}

/**
 * @param path the field whose value must be unique
 * @param fieldOf the value of an entry; undefined if it need not be unique
 * @returns a problem for each entry whose value an earlier entry has
 */
export function sharedValueProblems<E extends LoadedEntry>(
  entries: readonly E[],
  path: FieldPath,
  fieldOf: (entry: E) => unknown,
  fix: string,
): string[] {
  const owners = new Map<unknown, E>()
  return entries.flatMap((entry) => {
    const value = fieldOf(entry)
    const owner = value === undefined ? undefined : owners.get(value)
    if (owner === undefined) owners.set(value, entry)
    return owner ? [`${readFieldLocation(entry, path)}: ${owner.filePath ?? owner.id} has ${String(value)} as well. ${fix}`] : []
  })
}

type MenuEntry = LoadedEntry & { data: { name: string; position: number } }

/** @returns a problem for each menu page whose position or name another menu page already has */
export const menuOrderProblems = (pages: readonly MenuEntry[]): string[] => [
  ...sharedValueProblems(
    pages,
    ['position'],
    ({ data }) => data.position,
    `Their order would be left to chance: give it another. ${Math.max(...pages.map(({ data }) => data.position)) + 1} comes after all of them.`,
  ),
  ...sharedValueProblems(pages, ['name'], ({ data }) => data.name, 'Nobody could tell them apart: give it another.'),
]

type OpeningPage = LoadedEntry & { data: { opening: { picture: { kind: string } } } }

/** Kinds of opening pictures that are no compositions. Any page may have them. */
const REPEATABLE = ['scene', 'photo']

/** @returns a problem for each page with the same opening composition as another */
export const compositionProblems = (features: readonly OpeningPage[]): string[] =>
  sharedValueProblems(
    features,
    ['opening', 'picture', 'kind'],
    ({ data: { opening } }) => (REPEATABLE.includes(opening.picture.kind) ? undefined : opening.picture.kind),
    'It tells the story of one page: let the other open with "kind: scene" or "kind: photo".',
  )
