import { join } from 'node:path'
import type { z } from 'zod'
import { ContentError } from '#src/contentEngine/problems/contentError.ts'
import { readEntry } from '#src/contentEngine/reading/contentEntry.ts'
import type { EntrySchema } from '#src/contentEngine/reading/entryRules.ts'
import { withEntryTokens } from '#src/contentEngine/tokens/entryTokens.ts'
import type { RequestWords } from '#src/demoForm/requestWords.ts'
import { readFigureClaims } from '#src/facts/claims.ts'
import { identityTokens } from '#src/facts/identityTokens.ts'
import { readSiteTokens } from '#src/facts/tokenTable.ts'
import { demoSchema } from '#src/schemas/pages/demo.ts'
import { linkedFolders } from '#src/site/linkedFolders.ts'

/**
 * Reads an entry of the site like its page: with tokens replaced, and as its schema gives it. Commands and suites take an editor's words
 * from here.
 * @param path of a YAML file in src/content, without its ending
 * @throws ContentError with file, line, field and what to do, if the entry is broken
 */
export function readSiteEntry<T extends EntrySchema>(path: string, schema: T): z.output<T> {
  const { data, problems } = readEntry(join('src/content', `${path}.yaml`), {
    schema,
    tokens: withEntryTokens(readSiteTokens(), linkedFolders),
    names: identityTokens,
    // The collection says which figures an entry may state (src/content.config.ts), and the build has checked them.
    figures: new Map(),
    claims: readFigureClaims(),
  })
  if (problems.length > 0) throw new ContentError(problems)
  return data as z.output<T>
}

/** @returns the sentences of the form that the leads service needs @throws ContentError if src/content/pages/demo.yaml is broken */
export function readRequestWords(): RequestWords {
  const { errors, answers } = readSiteEntry('pages/demo', demoSchema).form
  return { errors, answers }
}
