/** Keeps the last table where readers find it. */
import { readFile, writeFile } from 'node:fs/promises'
import { PlainError, ROOT } from '../lib/project.ts'

const FILE = 'docs/performance.md'
const PLACE = /(<!-- benchmark -->\n)[\s\S]*?(<!-- end of benchmark -->)/

/** @returns a line that says where it is */
export async function keepTable(text: string): Promise<string> {
  const before = await readFile(`${ROOT}${FILE}`, 'utf8')
  if (!PLACE.test(before)) throw new PlainError(`${FILE} has no place for the table: the comments "benchmark" and "end of benchmark".`)
  await writeFile(
    `${ROOT}${FILE}`,
    before.replace(PLACE, (_all, begin: string, end: string) => `${begin}\n${text}\n\n${end}`),
  )
  return `Kept in ${FILE}.`
}
