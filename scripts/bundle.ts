/**
 * `npm run bundle`: writes the files of a container into `.build/server/`: the server and the operator's commands, each bundled into one
 * file, the thread of the store, the migrations, and a list of the bundled packages (CycloneDX).
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { main, PlainError, ROOT, WORK_FOLDER } from './lib/project.ts'

export const BUNDLE = `${WORK_FOLDER}server/`
const MIGRATIONS = 'server/leads/migrations/'
/** Packages in CommonJS need `require`, which a module does not have. */
const REQUIRE_BANNER = "import { createRequire as requireIn } from 'node:module'; const require = requireIn(import.meta.url);"

type LockedPackage = { name: string; version: string; license?: string; integrity?: string; dev?: boolean }

/** @returns "name@version" of every bundled package, sorted */
export async function bundleServer(): Promise<string[]> {
  await rm(BUNDLE, { recursive: true, force: true })
  await mkdir(`${BUNDLE}migrations`, { recursive: true })
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { main: 'scripts/serve.ts', leads: 'scripts/leads.ts', sqliteThread: 'server/leads/databases/sqliteThread.ts' },
    outdir: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    legalComments: 'eof',
    // A logger asks for the first to color its output; `leads --d1 local`, which is for development, needs the second.
    external: ['supports-color', 'wrangler'],
    banner: { js: REQUIRE_BANNER },
    metafile: true,
    logLevel: 'error',
  })
  for (const name of await readdir(`${ROOT}${MIGRATIONS}`)) await copyFile(`${ROOT}${MIGRATIONS}${name}`, `${BUNDLE}migrations/${name}`)
  await writeFile(`${BUNDLE}package.json`, '{ "type": "module" }\n')
  const packages = await readBundledPackages(Object.keys(metafile.inputs))
  await writeFile(`${BUNDLE}sbom.cdx.json`, `${JSON.stringify(createSbom(packages), null, 2)}\n`)
  return packages.map(({ name, version }) => `${name}@${version}`)
}

async function readBundledPackages(inputs: string[]): Promise<LockedPackage[]> {
  const lock = JSON.parse(await readFile(`${ROOT}package-lock.json`, 'utf8')) as { packages: Record<string, Omit<LockedPackage, 'name'>> }
  // Starts at the first node_modules, because the folder may be a link.
  const folders = inputs.map((input) => /^(?:.*?\/)?(node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1])
  const modules = [...new Set(folders.filter((folder) => folder !== undefined))].sort().map((folder) => {
    const locked = lock.packages[folder]
    if (!locked) throw new PlainError(`${folder} is bundled and not in package-lock.json. Run: npm ci`)
    return { ...locked, name: folder.replace(/^.*node_modules\//, '') }
  })
  const wrong = modules.filter((module) => module.dev).map(({ name }) => name)
  if (wrong.length > 0) throw new PlainError(`The server loads what is no production dependency: ${wrong.join(', ')}.`)
  return modules
}

/** Written from the lockfile, because npm 11's own list leaves out packages that are also used in development. */
const createSbom = (packages: LockedPackage[]) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name: 'productivity-pilot-site' } },
  components: packages.map(({ name, version, license, integrity }) => ({
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: license ? [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }] : [],
    hashes: integrity ? [{ alg: 'SHA-512', content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex') }] : [],
  })),
})

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => console.log(`Bundled the server with ${(await bundleServer()).length} packages (.build/server/).`))
}
