/** Page scripts come after what the first picture needs. */
import { writeFile } from 'node:fs/promises'
import { DIST } from '../lib/project.ts'
import type { BuiltPage } from './pages.ts'

const PAGE_SCRIPT = '<script type="module" src='

/**
 * Gives each page script a low priority: it enhances finished HTML, and competed with styles and fonts for the first round
 * trips. Astro has no option for it. Source: docs/requirements/quality.md, "Weight".
 */
export async function lowerScriptPriority(pages: BuiltPage[]): Promise<void> {
  for (const page of pages) {
    if (!page.html.includes(PAGE_SCRIPT)) continue
    page.html = page.html.replaceAll(PAGE_SCRIPT, '<script type="module" fetchpriority="low" src=')
    await writeFile(`${DIST}${page.file}`, page.html)
  }
}
