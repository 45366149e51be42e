/**
 * Creates the project of a peer: its template from peers/, the site's sources, and the measured pages as components with their data.
 * peers/README.md says what is the same as on the site, and what is not.
 */
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { withDesignColors } from '#src/lib/build/pictures/designColors.ts'
import { runProgram } from '../../lib/processes/runProgram.ts'
import { PlainError, ROOT } from '../../lib/project.ts'
import type { CapturedSite } from './capturedSite.ts'
import { createPageModule } from './pageModule.ts'
import type { PageNode } from './pageTree.ts'

export type PeerName = 'next' | 'react-router' | 'vite'

/** The packages that the sections import, in the site's versions. */
const PACKAGES = [
  'react',
  'react-dom',
  'clsx',
  'd3-scale',
  'd3-shape',
  'lucide-react',
  'tailwind-merge',
  'typescript',
  '@types/node',
  '@types/react',
]
/** The folders that components and page scripts may import, types included (docs/folders.md). */
const SOURCES =
  'src/{sections,illustrations,islandParts,ui,models,contentEngine,downloads,lib,site,specification,demoForm,schemas,facts}/**/*.{ts,tsx}'
/** It reads a style sheet, which a browser cannot. A peer gets a module with the colors instead. */
const DESIGN_COLORS = 'src/lib/build/pictures/designColors.ts'
/** Drawings, icons and fonts. Share cards are left out, because no measured page shows them. */
const PUBLIC_FILE = /^(?!og\/).*\.(svg|png|ico|woff2|webmanifest)$/
const BROWSER_HOOK = /\buse(State|Effect|Ref|Reducer|SyncExternalStore|LayoutEffect|Context)\(/

/** The path of a page's module in the peer's project. */
const PAGE_MODULE_PATHS: Record<PeerName, (name: string, path: string) => string> = {
  next: (_, path) => join('app', path, 'page.tsx'),
  'react-router': (name) => `app/pages/${name}.tsx`,
  vite: (name) => `pages/${name}.tsx`,
}

/**
 * @param file path of the module in the peer's project
 * @returns the source with the framework's link component for each `<a>`, and marked as a client component for Next if it has state
 */
function writePeerSource(source: string, file: string): string {
  const anchor = relative(dirname(file), 'Anchor').replace(/^(?!\.)/, './')
  const hasAnchors = /<a[\s>]/.test(source) && file.endsWith('.tsx')
  const text = hasAnchors
    ? `import { Anchor } from '${anchor}'\n${source.replaceAll(/<a(?=[\s>])/g, '<Anchor').replaceAll('</a>', '</Anchor>')}`
    : source
  return BROWSER_HOOK.test(source) ? `'use client'\n${text}` : text
}

/** @returns a module with the colors, and the one function of `DESIGN_COLORS` that drawings call */
async function writeDesignColors(): Promise<string> {
  const sheet = await readFile(`${ROOT}src/styles/designTokens.css`, 'utf8')
  const names = new Set([...sheet.matchAll(/(--color-[\w-]+):.*oklch/g)].map(([, name]) => name))
  const colors = Object.fromEntries([...names].map((name) => [name, withDesignColors(`var(${name})`)]))
  return `const colors: Record<string, string> = ${JSON.stringify(colors)}
const withDesignColors = (svg: string) => svg.replaceAll(/var\\((--color-[\\w-]+)\\)/g, (whole, name: string) => colors[name] ?? whole); export { withDesignColors }
`
}

const isMain = (node: PageNode) => typeof node !== 'string' && 'tag' in node && node.tag === 'main'

/** @returns files by path: the shell, which is taken from the first page, the pages, and what they share */
function writeGeneratedFiles({ pages, fonts }: Pick<CapturedSite, 'pages' | 'fonts'>): Record<string, string> {
  const files: Record<string, string> = {
    'generated/fonts.json': JSON.stringify(fonts),
    'generated/pages.json': JSON.stringify(Object.fromEntries(Object.entries(pages).map(([name, { tree, ...about }]) => [name, about]))),
  }
  const add = (file: string, tree: PageNode[], isShell: boolean) => {
    const { code, data } = createPageModule(tree, { name: isShell ? 'Shell' : 'Page', sources: '../src', isShell })
    files[`generated/${file}.tsx`] = code
    files[`generated/${file}.data.json`] = JSON.stringify(data)
  }
  const [first] = Object.values(pages)
  add('Shell', first?.tree ?? [], true)
  for (const [name, { tree }] of Object.entries(pages))
    add(
      name,
      tree.flatMap((node) => (isMain(node) && typeof node !== 'string' && 'children' in node ? node.children : [])),
      false,
    )
  return files
}

/** @returns a temporary folder with the peer's project and its packages */
export async function createPeerProject(peer: PeerName, site: CapturedSite): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `benchmark-${peer}-`))
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  await cp(`${ROOT}peers/shared`, folder, { recursive: true })
  await cp(`${ROOT}peers/${peer}`, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  for await (const file of glob(SOURCES, { cwd: site.folder }))
    if (!/\.test(ing)?\./.test(file)) await write(file, writePeerSource(await readFile(join(site.folder, file), 'utf8'), file))
  await write(DESIGN_COLORS, await writeDesignColors())
  for (const [file, text] of Object.entries(writeGeneratedFiles(site))) await write(file, text)
  const page = await readFile(join(folder, 'page.tsx'), 'utf8')
  await rm(join(folder, 'page.tsx'))
  for (const [name, { path }] of Object.entries(site.pages)) await write(PAGE_MODULE_PATHS[peer](name, path), page.replaceAll('PAGE', name))
  const sheets = await Promise.all(site.sheets.map((sheet) => readFile(join(site.folder, 'dist', sheet), 'utf8')))
  await write('site.css', sheets.join('\n'))
  for await (const file of glob('**/*.*', { cwd: join(site.folder, 'dist') }))
    if (PUBLIC_FILE.test(file)) await cp(join(site.folder, 'dist', file), join(folder, 'public', file))
  await installPackages(folder)
  return folder
}

/** Installs the packages of the peer, which its package.json pins, and those of the sections. */
async function installPackages(folder: string): Promise<void> {
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
  const [own, site] = [await read(join(folder, 'package.json')), await read(`${ROOT}package.json`)]
  const known: Record<string, string> = { ...site.devDependencies, ...site.dependencies }
  const dependencies = { ...own.dependencies, ...Object.fromEntries(PACKAGES.map((name) => [name, known[name]])) }
  // Sections import each other by "#src/…", so the peer needs the same `imports`.
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...own, imports: site.imports, dependencies }, null, 2))
  const { code, output } = await runProgram('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
  })
  if (code !== 0) throw new PlainError(`The packages of a peer could not be installed:\n\n${output.slice(-3000)}`)
}
