/** Keeps the last table where readers find it. */
import { readFile, writeFile } from 'node:fs/promises'
import { PlainError, ROOT } from '../lib/project.ts'

const PERFORMANCE_PAGE = 'docs/performance.md'
const TABLE_PLACE = /(<!-- benchmark -->\n)[\s\S]*?(<!-- end of benchmark -->)/

/** @returns a line that says where it is */
export async function writeTable(text: string): Promise<string> {
  const before = await readFile(`${ROOT}${PERFORMANCE_PAGE}`, 'utf8')
  if (!TABLE_PLACE.test(before))
    throw new PlainError(`${PERFORMANCE_PAGE} has no place for the table: the comments "benchmark" and "end of benchmark".`)
  await writeFile(
    `${ROOT}${PERFORMANCE_PAGE}`,
    before.replace(TABLE_PLACE, (_all, begin: string, end: string) => `${begin}\n${text}\n\n${end}`),
  )
  return `Kept in ${PERFORMANCE_PAGE}.`
}
