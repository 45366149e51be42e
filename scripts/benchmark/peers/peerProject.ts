/**
 * A peer's project: its template from peers/, the site's own sources, and the measured pages as components with their data.
 * peers/README.md says what is the same and what is not.
 */
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { runProgram } from '../../lib/processes/runProgram.ts'
import { PlainError, ROOT } from '../../lib/project.ts'
import type { CapturedSite } from './capturedSite.ts'
import { pageModule } from './pageModule.ts'
import type { PageNode } from './pageTree.ts'

export type PeerName = 'next' | 'react-router' | 'vite'

/** What the sections import, in the versions of the site. */
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
const SOURCES = 'src/{sections,illustrations,islands,ui,lib,site,facts,schemas}/**/*.{ts,tsx}'
/** What reads files when the site is built, and what stands for it (peers/standIns). */
export const STAND_INS = ['src/lib/build/pictures/designColors.ts']
/** Drawings, icons and faces; share cards are for others' pages. */
const PUBLIC_FILE = /^(?!og\/).*\.(svg|png|ico|woff2|webmanifest)$/
const BROWSER_HOOK = /\buse(State|Effect|Ref|Reducer|SyncExternalStore|LayoutEffect|Context)\(/

/** Where a page's own module lies, from the peer's root. */
const PAGE_MODULE_PATHS: Record<PeerName, (name: string, path: string) => string> = {
  next: (_, path) => join('app', path, 'page.tsx'),
  'react-router': (name) => `app/pages/${name}.tsx`,
  vite: (name) => `pages/${name}.tsx`,
}

/**
 * @param file path of the module, from the peer's root
 * @returns a section's source with the framework's link for each `<a>`; what has state is marked for Next
 */
export function peerSource(source: string, file: string): string {
  const anchor = relative(dirname(file), 'Anchor').replace(/^(?!\.)/, './')
  const linked = /<a[\s>]/.test(source) && file.endsWith('.tsx')
  const text = linked
    ? `import { Anchor } from '${anchor}'\n${source.replaceAll(/<a(?=[\s>])/g, '<Anchor').replaceAll('</a>', '</Anchor>')}`
    : source
  return BROWSER_HOOK.test(source) ? `'use client'\n${text}` : text
}

/** @returns what each stand-in holds */
async function readConstants(folder: string): Promise<Record<string, unknown>> {
  const program = join(folder, 'constants.mjs')
  const entryPoints = [join(folder, 'peers/standIns/constants.ts')]
  await build({ entryPoints, outfile: program, bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' })
  const { code, output } = await runProgram(process.execPath, ['constants.mjs'], { cwd: folder })
  if (code !== 0) throw new PlainError(output)
  return JSON.parse(output)
}

const isMain = (node: PageNode) => typeof node !== 'string' && 'tag' in node && node.tag === 'main'

/** @returns files by path: the shell from the first page, the pages, and what they share */
export function writeGeneratedFiles({ pages, fonts }: Pick<CapturedSite, 'pages' | 'fonts'>): Record<string, string> {
  const files: Record<string, string> = {
    'generated/fonts.json': JSON.stringify(fonts),
    'generated/pages.json': JSON.stringify(Object.fromEntries(Object.entries(pages).map(([name, { tree, ...about }]) => [name, about]))),
  }
  const add = (file: string, tree: PageNode[], isShell: boolean) => {
    const { code, data } = pageModule(tree, { name: isShell ? 'Shell' : 'Page', sources: '../src', isShell })
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

/** @returns a temporary folder with the peer's project, its packages installed */
export async function createPeerProject(peer: PeerName, site: CapturedSite): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `benchmark-${peer}-`))
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  await cp(`${ROOT}peers/shared`, folder, { recursive: true })
  await cp(`${ROOT}peers/${peer}`, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  for await (const file of glob(SOURCES, { cwd: site.folder }))
    if (!/\.test(ing)?\./.test(file)) await write(file, peerSource(await readFile(join(site.folder, file), 'utf8'), file))
  for (const file of STAND_INS) await cp(`${ROOT}peers/standIns/${file.split('/').at(-1)}`, join(folder, file))
  for (const [file, text] of Object.entries(writeGeneratedFiles(site))) await write(file, text)
  for (const [name, found] of Object.entries(await readConstants(site.folder))) await write(`generated/${name}.json`, JSON.stringify(found))
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

/** Installs the peer's packages, pinned in its package.json, and the sections' own. */
async function installPackages(folder: string): Promise<void> {
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
  const [own, site] = [await read(join(folder, 'package.json')), await read(`${ROOT}package.json`)]
  const known: Record<string, string> = { ...site.devDependencies, ...site.dependencies }
  const dependencies = { ...own.dependencies, ...Object.fromEntries(PACKAGES.map((name) => [name, known[name]])) }
  // The sections name each other from the project's root, which theirs is too.
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...own, imports: site.imports, dependencies }, null, 2))
  const { code, output } = await runProgram('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
  })
  if (code !== 0) throw new PlainError(`The packages of a peer could not be installed:\n\n${output.slice(-3000)}`)
}
