/** One file for each page script: what every page runs, and what one page adds: a page loads two at most. */
import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { folders } from '../../src/site/routes.ts'
import { buildTargets } from '../../src/site/supportFloor.ts'
import { DIST } from '../lib/project.ts'
import type { BuiltPage } from './pages.ts'

const PAGE_SCRIPT = /<script type="module" src="([^"]+)">/g

/**
 * Puts into each page script what it imports, which the bundler laid into five or more files of some hundred bytes because
 * islands need some of it too. What a script fetches later (`import()`) stays where it is. Modules that hold state must
 * therefore not be shared by a page script and an island, and none is.
 */
export async function bundlePageScripts(pages: BuiltPage[]): Promise<void> {
  const scripts = new Set(pages.flatMap(({ html }) => Array.from(html.matchAll(PAGE_SCRIPT), ([, src = '']) => src)))
  const bundles = new Map<string, string>()
  for (const src of [...scripts].sort()) bundles.set(src, await bundle(src))
  for (const page of pages) {
    const html = page.html.replaceAll(PAGE_SCRIPT, (tag, src: string) => tag.replace(src, bundles.get(src) ?? src))
    if (html === page.html) continue
    page.html = html
    await writeFile(`${DIST}${page.file}`, html)
  }
  for (const src of scripts) await rm(`${DIST}${src.slice(1)}`)
}

/** @returns the address of the script with all that it imports; scripts that are the same are one file */
async function bundle(src: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${DIST}${src.slice(1)}`],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    target: buildTargets(),
    plugins: [
      {
        name: 'fetched-later',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : null)),
      },
    ],
  })
  const text = outputFiles[0]?.text ?? ''
  const address = `${folders.assets}/page.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`
  await writeFile(`${DIST}${address.slice(1)}`, text)
  return address
}
