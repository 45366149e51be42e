/** Weighs the heaviest page of each kind. The budgets themselves are tests (tests/built/budgets.test.ts). */
import { readFile, stat } from 'node:fs/promises'
import { parse } from 'node-html-parser'
import type { BuiltPage } from '../build/builtPages.ts'
import { DIST, WORK_FOLDER } from '../lib/project.ts'

async function readSize(path: string): Promise<number> {
  const file = `${DIST}${path.slice(1)}`
  const found = (await stat(`${file}.br`).catch(() => null)) ?? (await stat(file).catch(() => null))
  return found?.size ?? 0
}

/** @returns a line for each kind of page with its heaviest page */
export async function describeWeights(): Promise<string> {
  const pages: BuiltPage[] = JSON.parse(await readFile(`${WORK_FOLDER}pages.json`, 'utf8'))
  const heaviest = new Map<string, { total: number; line: string }>()
  for (const page of pages) {
    const document = parse(await readFile(`${DIST}${page.file}`, 'utf8'))
    const sum = async (selector: string, attribute: string) =>
      (await Promise.all(document.querySelectorAll(selector).map((element) => readSize(element.getAttribute(attribute) ?? '')))).reduce(
        (a, b) => a + b,
        0,
      )
    const html = await readSize(`/${page.file}`)
    const script = await sum('script[src]', 'src')
    const fonts = await sum('link[as="font"]', 'href')
    const total = html + script + fonts
    const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
    const line = `${page.kind.padEnd(13)} ${kb(total).padStart(8)}: HTML with styles ${kb(html)}, script ${kb(script)}, fonts ${kb(fonts)}  ${page.path}`
    if (total > (heaviest.get(page.kind)?.total ?? 0)) heaviest.set(page.kind, { total, line })
  }
  return [...heaviest.values()].map((entry) => entry.line).join('\n')
}
