/**
 * Weighs what a page loads before anybody touches it, in bytes as sent. The build says which pages are too heavy, before
 * tests/built/budgets.test.ts refuses them.
 */
import { existsSync, readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { routes } from '#src/site/routes.ts'
import { DIST } from '../lib/project.ts'
import type { BuiltPage } from './builtPages.ts'

/** In bytes. The page's styles are in its HTML. */
export type PageWeight = { html: number; script: number; fonts: number; pictures: number }

const KB = 1024
/** docs/requirements/quality.md, "Weight" */
const maxWeightOf = (path: string) => (path === routes.home ? 350 : 250) * KB

/** @returns the tags in a page that match, and load something at once */
const tagsIn = (html: string, tag: RegExp) =>
  (html.replaceAll(/<template[\s\S]*?<\/template>/g, '').match(tag) ?? []).filter(
    (found) => !/ loading="lazy"/.test(found) || !/ srcset=/i.test(found),
  )
const addressesIn = (html: string, tag: RegExp, attribute: string) =>
  new Set(tagsIn(html, tag).flatMap((found) => new RegExp(` ${attribute}="(/[^"]*)"`).exec(found)?.[1] ?? []))

/** @param addresses of built files @returns their bytes, of the Brotli variant where there is one */
async function readSizes(addresses: Iterable<string>, dist: string): Promise<number> {
  const sizes = Array.from(addresses, async (address) => {
    const file = `${dist}${address.slice(1)}`
    const found = (await stat(`${file}.br`).catch(() => null)) ?? (await stat(file).catch(() => null))
    return found?.size ?? 0
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{][^'"();]*?from\s*)?["'](\.[^"']+)["']/g

/** @param scripts addresses of built scripts @returns these, and everything that they import statically */
export function withStaticImports(scripts: Iterable<string>, dist = DIST): Set<string> {
  const addresses = new Set(scripts)
  // A set also visits what is added on the way.
  for (const address of addresses) {
    const file = `${dist}${address.slice(1)}`
    if (!existsSync(file)) continue
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT))
      addresses.add(new URL(path, `https://x.example${address}`).pathname)
  }
  return addresses
}

/** @param file of a page, after all files are written and compressed */
export async function weighPage(file: string, dist = DIST): Promise<PageWeight> {
  const html = await readFile(`${dist}${file}`, 'utf8')
  return {
    html: await readSizes([`/${file}`], dist),
    script: await readSizes(withStaticImports(addressesIn(html, /<script\b[^>]*>/g, 'src'), dist), dist),
    fonts: await readSizes(addressesIn(html, /<link\b[^>]* as="font"[^>]*>/g, 'href'), dist),
    pictures: await readSizes(addressesIn(html, /<img\b[^>]*>/g, 'src'), dist),
  }
}

/** @returns the bytes in all */
export const totalOf = ({ html, script, fonts, pictures }: PageWeight): number => html + script + fonts + pictures
/** @returns "12.3 KB" */
export const formatKilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`

/** @returns a line for the terminal for each page that is too heavy */
export async function describeHeavyPages(pages: readonly Pick<BuiltPage, 'path' | 'file'>[], dist = DIST): Promise<string[]> {
  const weighed = pages.map(async ({ path, file }) => ({ path, weight: await weighPage(file, dist) }))
  return (await Promise.all(weighed)).flatMap(({ path, weight }) => {
    const [total, max] = [totalOf(weight), maxWeightOf(path)]
    if (total <= max) return []
    return `${path} is too heavy for phones, and “npm test” refuses it: ${formatKilobytes(total)}, of at most ${formatKilobytes(max)}. Its pictures at the top are ${formatKilobytes(weight.pictures)}, its text with all drawings ${formatKilobytes(weight.html)}. Use a smaller picture there, or fewer words and drawings.`
  })
}
