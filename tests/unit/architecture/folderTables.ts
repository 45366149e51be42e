/** The tables of docs/folders.md that say what a folder may import. */
import { readFileSync } from 'node:fs'

const DOC = 'docs/folders.md'
const lines = readFileSync(DOC, 'utf8').split('\n')

const NAMES = '`?[\\w./-]+`?(?:, `?[\\w./-]+`?)*'
/** Such as: | `src/ui/` | what it is | lib, site; types of schemas | */
const ROW = new RegExp(`^\\| \`(?<folder>[\\w./-]+)/\`(?: itself)? \\| .+ \\| (?<all>${NAMES})(?:; types of (?<types>${NAMES}))? \\|$`)
/** @returns the names of a cell, without the marks of a path: `src/lib/` is src/lib, and `src/content.config.ts` src/content.config */
const namesIn = (cell = 'nothing') =>
  cell === 'nothing' ? [] : cell.split(', ').map((name) => name.replaceAll('`', '').replace(/\/$|\.ts$/, ''))

/** Of `types`, a folder may import types alone. */
type Permissions = { all: string[]; types: string[] }

/** @returns what each folder of the table below a heading may import, by the last part of its path */
export function readFolderTable(heading: string): Record<string, Permissions> {
  const start = lines.indexOf(heading)
  const first = lines.findIndex((line, index) => index > start && line.startsWith('|---'))
  const end = lines.findIndex((line, index) => index > first && !line.startsWith('|'))
  if (start < 0 || first < 0) throw new Error(`${DOC}: the heading “${heading}” needs a table of folders below it.`)
  const rows = lines.slice(first + 1, end).map((line, index) => {
    const { folder = '', all, types } = ROW.exec(line)?.groups ?? {}
    if (all === undefined)
      throw new Error(`${DOC}, line ${first + index + 2}: end the row with “a, b; types of c, d”, “a, b” or “nothing”: ${line}`)
    return [folder.split('/').at(-1) ?? '', { all: namesIn(all), types: namesIn(types) }] as const
  })
  return Object.fromEntries(rows)
}
