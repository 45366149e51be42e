/** Weighs the heaviest page of each kind. The budgets themselves are tests (tests/built/budgets.test.ts). */
import { readFile } from 'node:fs/promises'
import type { BuiltPage } from '../build/builtPages.ts'
import { formatKilobytes, totalOf, weighPage } from '../build/pageWeights.ts'
import { WORK_FOLDER } from '../lib/project.ts'

/** @returns a line for each kind of page with its heaviest page */
export async function describeWeights(): Promise<string> {
  const pages: Omit<BuiltPage, 'html'>[] = JSON.parse(await readFile(`${WORK_FOLDER}pages.json`, 'utf8'))
  const heaviest = new Map<string, { total: number; line: string }>()
  for (const { kind, path, file } of pages) {
    const weight = await weighPage(file)
    const total = totalOf(weight)
    if (total <= (heaviest.get(kind)?.total ?? 0)) continue
    const [html, script, fonts, pictures] = [weight.html, weight.script, weight.fonts, weight.pictures].map(formatKilobytes)
    const line = `${kind.padEnd(13)} ${formatKilobytes(total).padStart(8)}: HTML with styles ${html}, script ${script}, fonts ${fonts}, pictures ${pictures}  ${path}`
    heaviest.set(kind, { total, line })
  }
  return [...heaviest.values()].map((entry) => entry.line).join('\n')
}
