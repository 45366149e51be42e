/** Bundles a page's scripts into one file, which is requested with the page and runs once the document is parsed. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { build, type Plugin } from 'esbuild'
import { folders } from '#src/site/routes.ts'
import { listViteTargets } from '../lib/oldestBrowsers.ts'
import { DIST, PlainError } from '../lib/project.ts'
import type { BuiltPage } from './builtPages.ts'

const PAGE_SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g

/** Keeps dynamic imports as separate files, which islands share. */
const keepLaterImports: Plugin = {
  name: 'keep-later-imports',
  setup: ({ onResolve }) => {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { external: true, path: new URL(path, `https://any.example${folders.assets}/`).pathname } : undefined,
    )
  },
}

/** @param sources addresses of built scripts @returns the address of one file with all of them and their static imports */
async function bundleSources(sources: string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: sources.map((source) => `import '.${source}'`).join('\n'), resolveDir: DIST },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    target: listViteTargets(),
    plugins: [keepLaterImports],
  })
  const text = outputFiles[0]?.text ?? ''
  const address = `${folders.assets}/page.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`
  await writeFile(`${DIST}${address.slice(1)}`, text)
  return address
}

/**
 * Replaces the scripts of each page by one, in the same order. It is in the head, so that it loads together with the fonts. A module waits
 * for the document and does not block painting. Source: docs/requirements/quality.md, "Weight".
 * @throws PlainError if a page has another kind of module script
 */
export async function bundlePageScripts(pages: BuiltPage[]): Promise<void> {
  const bundles = new Map<string, Promise<string>>()
  for (const page of pages) {
    const { html } = page
    const sources = [...html.matchAll(PAGE_SCRIPT)].map(([, source = '']) => source)
    const otherHtml = html.replace(PAGE_SCRIPT, '')
    if (otherHtml.includes('<script type="module"')) throw new PlainError(`${page.file} has a module script that is no page script.`)
    if (sources.length === 0) continue
    const key = sources.join(' ')
    const bundle = bundles.get(key) ?? bundleSources(sources)
    bundles.set(key, bundle)
    const script = `<script type="module" src="${await bundle}"></script>`
    page.html = otherHtml.replace('</head>', () => `${script}</head>`)
  }
}
