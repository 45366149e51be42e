/** Defines collections: how the content engine reads their files, with the tokens, the figures and the rules of this site. */
import { defineCollection } from 'astro:content'
import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { createContentLoaders } from '#src/contentEngine/astro/contentLoader.ts'
import { type AllowedFigures, allowedFiguresOf } from '#src/contentEngine/figures/allowedFigures.ts'
import { PICTURES_FOLDER } from '#src/contentEngine/proseRules/pictureProblems.ts'
import type { EntrySchema } from '#src/contentEngine/reading/entryRules.ts'
import type { CollectionFiles } from '#src/contentEngine/reading/readCollections.ts'
import { withEntryTokens } from '#src/contentEngine/tokens/entryTokens.ts'
import { parseFilesByName, parseIds } from '#src/contentEngine/yaml/yamlNames.ts'
import { readClaims, readFigureClaims } from '#src/facts/claims.ts'
import { factFileSchemas } from '#src/facts/factFiles.ts'
import { identityTokens } from '#src/facts/identityTokens.ts'
import { readSiteTokens } from '#src/facts/tokenTable.ts'
import { oncePerText } from '#src/lib/build/cache/oncePerChange.ts'
import { proseTags } from '#src/models/names/proseNames.ts'
import { linkedFolders } from '#src/site/linkedFolders.ts'

const CONTENT = './src/content'
/** Files that the rules of other files depend on, by their paths in src/content. */
const RULE_FILES = ['checks/typed-figures.yaml', 'pages/team.yaml', 'shared/tags.yaml'] as const
type RuleFile = (typeof RULE_FILES)[number]
/** Full paths of the files that entries of other files depend on: these, and those that give tokens their values. */
const sharedFiles = new Set(
  [...RULE_FILES, ...Object.keys(factFileSchemas).map((name) => `facts/${name}.yaml`)].map((file) => resolve(CONTENT, file)),
)
const oncePerRuleText = <Result>(file: RuleFile, parse: (source: string) => Result) => oncePerText(`${CONTENT}/${file}`, parse)

/** @returns the values of claims by their ids */
export const readFigures = (): ReadonlyMap<string, string> => new Map(Object.entries(readClaims()).map(([id, { value }]) => [id, value]))

/** Returns null if the file has a fault, which is reported there. */
const readTypedFigures = oncePerRuleText('checks/typed-figures.yaml', parseFilesByName)
/** @returns the figures that a file may type without a token */
function readAllowedFigures(file: string): AllowedFigures | undefined {
  const typed = readTypedFigures()
  return typed ? allowedFiguresOf(relative(CONTENT, file), typed) : undefined
}
/** @param file its path in src/content @returns its text, or null if there is no such file */
export const readText = (file: string) =>
  statSync(`${CONTENT}/${file}`, { throwIfNoEntry: false })?.isFile() ? readFileSync(`${CONTENT}/${file}`, 'utf8') : null

const createEntryLoader = createContentLoaders(
  () => ({
    tokens: withEntryTokens(readSiteTokens(), linkedFolders),
    figures: readFigures(),
    claims: readFigureClaims(),
    names: identityTokens,
    pictures: PICTURES_FOLDER,
    tags: proseTags,
  }),
  (file) => sharedFiles.has(file),
)
type CollectionOptions = Partial<Pick<CollectionFiles, 'chooseFigures' | 'allowedFigures' | 'proseRule' | 'mayBeEmpty'>>
/** Allows all figures where they are not the page's statements: in pictures, quotes, worked examples and the list of claims. */
export const ANY_FIGURE = { allowedFigures: () => undefined }
/** A collection of one entry, the file `content/{path}.yaml`. */
export const defineSingleton = <T extends EntrySchema>(path: string, schema: T, more: CollectionOptions = {}) =>
  defineCollection({
    loader: createEntryLoader({
      base: `${CONTENT}/${dirname(path)}`,
      pattern: `${basename(path)}.yaml`,
      schema,
      allowedFigures: readAllowedFigures,
      ...more,
    }),
    schema,
  })
/** A folder of entries, whose file names are their addresses. Those of texts end in .mdx, and need `prose`. */
export const defineFolder = <T extends EntrySchema>(
  name: string,
  schema: T,
  more: CollectionOptions & Pick<CollectionFiles, 'prose'> = {},
) => {
  const base = `${CONTENT}/${name}`
  const ending = linkedFolders.find(({ folder }) => folder === base)?.ending ?? '.yaml'
  return defineCollection({
    loader: createEntryLoader({ base, pattern: `**/*${ending}`, schema, allowedFigures: readAllowedFigures, ...more }),
    schema,
  })
}

/** @returns a function that reads the ids of a list */
export const createIdReader = (file: RuleFile, list: string) => oncePerRuleText(file, (source) => parseIds(source, list))
