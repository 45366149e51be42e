/** Builds a copy of the project that records which components the measured pages draw (peers/capture). */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { pageFile } from '#src/site/routes.ts'
import { buildFonts } from '../../build/fonts.ts'
import { runProgram } from '../../lib/processes/runProgram.ts'
import { PlainError } from '../../lib/project.ts'
import { MEASURED_PAGES } from '../measuredPages.ts'
import { copyProject } from '../projectCopy.ts'
import { type CapturedComponent, type PageNode, parsePageTree } from './pageTree.ts'

type CapturedPage = {
  path: string
  title: string
  description: string
  /** The attributes of `<html>` that the style sheet needs. */
  attributes: Record<string, string>
  /** The content of `<body>`. */
  tree: PageNode[]
}
export type CapturedSite = {
  /** A copy of the project, with the build in dist/. */
  folder: string
  /** By the names of `measuredPages.ts`, in lowercase. */
  pages: Record<string, CapturedPage>
  /** Their addresses. */
  fonts: string[]
  sheets: string[]
}

/** @throws PlainError with the output of a build that failed */
export async function captureSite(): Promise<CapturedSite> {
  await buildFonts()
  const folder = await copyProject(null)
  const captured = join(folder, 'captured.jsonl')
  const env = { ...process.env, CAPTURE_FILE: captured, ASTRO_TELEMETRY_DISABLED: '1' }
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--config', 'peers/capture/capture.config.ts', '--silent']
  const { code, output } = await runProgram(process.execPath, args, { cwd: folder, env })
  if (code !== 0) throw new PlainError(`The pages could not be captured:\n\n${output.slice(-3000)}`)
  const lines = (await readFile(captured, 'utf8')).trim().split('\n')
  const components = new Map(lines.map((line) => JSON.parse(line) as CapturedComponent).map((component) => [component.id, component]))
  const site: CapturedSite = { folder, pages: {}, fonts: [], sheets: [] }
  for (const [name, path] of Object.entries(MEASURED_PAGES)) {
    const document = parse(await readFile(join(folder, 'dist', pageFile(path)), 'utf8'))
    const links = (selector: string) => document.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '')
    site.fonts = [...new Set([...site.fonts, ...links('link[as="font"]')])]
    site.sheets = [...new Set([...site.sheets, ...links('link[rel="stylesheet"]')])]
    const { lang, ...attributes } = document.querySelector('html')?.attributes ?? {}
    site.pages[name.toLowerCase()] = {
      path,
      title: document.querySelector('title')?.textContent ?? '',
      description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
      attributes,
      tree: parsePageTree(document.querySelector('body')?.innerHTML ?? '', components),
    }
  }
  return site
}
