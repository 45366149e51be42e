import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { z } from 'zod'
import { readEntry } from '#src/contentEngine/reading/contentEntry.ts'
import type { EntrySchema } from '#src/contentEngine/reading/entryRules.ts'
import { withEntryTokens } from '#src/contentEngine/tokens/entryTokens.ts'
import { linkedFolders } from '#src/site/linkedFolders.ts'

/** @returns what the schema refuses, each with its place, if that is not the whole value: "blocks.2.heading: This is empty: write it." */
export const findProblems = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`)) ?? []

const NO_FACTS = { figures: new Map(), claims: new Map(), names: new Map() }

/** @returns what an editor reads of a YAML file with these fields: each message, and the line that it names */
export function findProblemsInFile(schema: EntrySchema, fields: object): { line: string | undefined; said: string }[] {
  const folder = mkdtempSync(join(tmpdir(), 'entry-'))
  try {
    const file = join(folder, 'page.yaml')
    const source = stringify(fields, { aliasDuplicateObjects: false })
    writeFileSync(file, source)
    const { problems } = readEntry(file, { schema, tokens: withEntryTokens(new Map(), linkedFolders), ...NO_FACTS })
    return problems.map((problem) => {
      const [, line = '', said = ''] = /page\.yaml, line (\d+), (.*)$/.exec(problem) ?? []
      return { line: source.split('\n')[Number(line) - 1]?.trim(), said }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
