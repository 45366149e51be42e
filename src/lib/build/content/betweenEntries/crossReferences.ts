/**
 * What one entry says about another: names that lead nowhere, missing guides, industries with two names. As for a single entry,
 * each problem is a sentence with file, line, field and cure.
 */
import { INDUSTRY_NAMES } from '../../../anywhere/names/industryNames'
import { nameLine } from '../../../anywhere/names/nameLine'
import { nearestName } from '../../../anywhere/text/nearestName'
import { fieldPlace, type LoadedEntry } from '../entries/fieldPlace'
import type { FieldPath } from '../yaml/fieldFinder'

/**
 * @param path the list in `entry` that holds `names`
 * @param known what there is, and where: "industry", "src/content/industries"
 * @returns a problem for each name that nothing has
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
    const cure = near ? `Did you mean "${near}"?` : `There are: ${known.names.join(', ')}.`
    return `${fieldPlace(entry, [...path, index])}: There is no ${known.kind} "${name}" in ${known.where}. ${cure}`
  })
}

const fixedNames: ReadonlyMap<string, string> = new Map(Object.entries(INDUSTRY_NAMES))

/** @returns a problem for each industry that its page calls otherwise than header, footer and demo form do */
export function industryNameProblems(industries: readonly (LoadedEntry & { data: { name: string } })[]): string[] {
  return industries.flatMap((entry) => {
    const fixedName = fixedNames.get(entry.id)
    if (fixedName === undefined || fixedName === entry.data.name) return []
    return `${fieldPlace(entry, ['name'])}: This is "${entry.data.name}", but the header, the footer and the demo form say "${fixedName}". Change src/lib/anywhere/names/industryNames.ts as well; npm run rename changes both (docs/adding-a-page.md).`
  })
}

/** Pages of a folder that the header lists, by slug, and the file that lists them. */
type Menu = { folder: string; names: Readonly<Record<string, string>>; file: string }

/** @returns a problem for each page that the header lists and that is not there, or says nothing in its menu; and for each that says something there and is not listed */
export function menuProblems(
  entries: readonly (LoadedEntry & { data: { menu?: string; name?: string } })[],
  { folder, names, file }: Menu,
): string[] {
  const missing = Object.keys(names).filter((slug) => !entries.some(({ id }) => id === slug))
  return [
    ...missing.map(
      (slug) => `${file}: The header lists "${slug}", and there is no ${folder}/${slug}.yaml. Write it, or take the name out.`,
    ),
    ...entries.flatMap((entry) => {
      const { menu, name = 'What the header calls it' } = entry.data
      const problem =
        entry.id in names
          ? menu === undefined && 'The header lists this page. Add what its menu says of it: menu: …'
          : menu !== undefined &&
            `The header does not list this page. Take this line out; or list the page, with this line in ${file}, where it should stand: ${nameLine(entry.id, name)}`
      return problem ? [`${fieldPlace(entry, ['menu'])}: ${problem}`] : []
    }),
  ]
}

/** @returns a problem for each industry whose page offers a guide that nobody has written */
export function missingGuideProblems(industries: readonly LoadedEntry[], guides: readonly LoadedEntry[]): string[] {
  return industries
    .filter(({ id }) => !guides.some((guide) => guide.id === id))
    .map(({ id, filePath }) => {
      return `${filePath ?? id}: The page offers a guide that does not exist. Write src/content/guides/${id}.yaml (docs/adding-a-page.md).`
    })
}

/**
 * @param path the field of which there is one each
 * @param fieldOf what an entry has there; undefined where it may be shared
 * @returns a problem for each entry that has what another has already
 */
export function sharedValueProblems<E extends LoadedEntry>(
  entries: readonly E[],
  path: FieldPath,
  fieldOf: (entry: E) => unknown,
  cure: string,
): string[] {
  const owners = new Map<unknown, E>()
  return entries.flatMap((entry) => {
    const value = fieldOf(entry)
    const owner = value === undefined ? undefined : owners.get(value)
    if (owner === undefined) owners.set(value, entry)
    return owner ? [`${fieldPlace(entry, path)}: ${owner.filePath ?? owner.id} has ${String(value)} as well. ${cure}`] : []
  })
}

/**
 * @param path the list in `home` that tells the first call of the morning
 * @param steps those of that list, each with its time; steps of one minute may follow each other
 * @param happening when that call comes in, the supervisor is told, people are asked, and the shift is filled
 * @returns a problem where the two differ
 */
export function callTimeProblems(
  home: LoadedEntry,
  path: FieldPath,
  steps: readonly { time: string }[],
  happening: readonly string[],
): string[] {
  const minutes = [...new Set(steps.map(({ time }) => time))]
  if (minutes.join() === [...new Set(happening)].join()) return []
  return [
    `${fieldPlace(home, path)}: The first call of src/content/morning.yaml is told here at ${minutes.join(', ')}, and happens at ${happening.join(', ')}. Write the times, and the words, of one in the other.`,
  ]
}
