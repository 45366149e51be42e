/** Parses the prose of an entry, for the content loader. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { withEntryNumbers } from '../figures/entryNumbers.ts'
import type { StoredProse } from '../prose/proseData.ts'
import type { ProseParser } from '../prose/proseParser.ts'
import { withoutIds } from '../prose/sectionIds.ts'
import { resolveTokens, type TokenTable } from '../tokens/resolveTokens.ts'
import { parseFrontMatter } from '../yaml/frontMatter.ts'

/**
 * @param file path of the entry @param data its fields, with tokens resolved
 * @returns the stored prose of the entry; and its problems, each as "file, line: sentence"
 */
export async function parseProse(
  file: string,
  data: Record<string, unknown>,
  tokens: TokenTable,
  parse: ProseParser,
): Promise<{ stored?: StoredProse; problems: string[] }> {
  const source = readFileSync(file, 'utf8')
  const end = parseFrontMatter(source)?.end ?? 0
  const relativePath = relative(process.cwd(), file)
  // The front matter becomes empty lines, so that line numbers match the file.
  const text =
    source.slice(0, end).replaceAll(/.+/g, '') + resolveTokens(withoutIds(source.slice(end)), withEntryNumbers(tokens, data.numbers)).text
  try {
    return { stored: await parse({ file: relativePath, text, sections: data.sections }), problems: [] }
  } catch (error) {
    const { line, reason, message } = error as Error & { line?: number; reason?: string }
    return { problems: [`${relativePath}${line ? `, line ${line}` : ''}: ${reason ?? message}`] }
  }
}
