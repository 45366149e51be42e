/** What a build costs: the site as it is, and each of a thousand more articles, in a copy of the project. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PlainError, ROOT } from '../lib/project.ts'
import { runProgram } from '../lib/runProgram.ts'
import { createAnotherArticle } from './anotherArticle.ts'
import type { Row } from './benchmarkRow.ts'
import { copyProject, type Project } from './projectCopy.ts'

const ADDED_ARTICLES = 1000
const BLOG = 'src/content/blog'

type BuildCost = { seconds: number; megabytes: number }

/** Builds a project as `npm run build` does. @throws PlainError with what the build said */
async function buildOnce(folder: string): Promise<BuildCost> {
  const scratch = await mkdtemp(join(tmpdir(), 'peaks-'))
  const peaks = join(scratch, 'peaks')
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=${pathToFileURL(`${ROOT}scripts/benchmark/peakMemory.mjs`)}`,
    PEAKS_FILE: peaks,
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  try {
    const { code, output, seconds } = await runProgram(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/build.ts'], {
      cwd: folder,
      env,
    })
    if (code !== 0) throw new PlainError(output.slice(-3000))
    const all = (await readFile(peaks, 'utf8')).trim().split('\n').map(Number)
    return { seconds, megabytes: Math.max(...all) }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Puts copies of the project's own articles beside them. */
async function addArticles(folder: string, count: number): Promise<void> {
  const sources = (await readdir(join(folder, BLOG))).filter((name) => name.endsWith('.mdx'))
  const texts = await Promise.all(sources.map((name) => readFile(join(folder, BLOG, name), 'utf8')))
  for (let index = 0; index < count; index++)
    await writeFile(join(folder, BLOG, `generated-${index}.mdx`), createAnotherArticle(texts[index % texts.length] ?? '', index))
}

async function measureProject({ name, ref }: Project): Promise<{ name: string; plain: BuildCost; many: BuildCost }> {
  const folder = await copyProject(ref)
  try {
    const plain = await buildOnce(folder)
    await addArticles(folder, ADDED_ARTICLES)
    return { name, plain, many: await buildOnce(folder) }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** @param projects this one, and others by their git refs */
export async function measureBuilds(projects: Project[], rounds: number): Promise<Row[]> {
  const seconds: Row = { name: 'build of the site', unit: 's', values: {}, target: 'at most 12 s' }
  const each: Row = { name: `build, each of ${ADDED_ARTICLES} more articles`, unit: 'ms', values: {}, target: 'at most 60 ms' }
  const memory: Row = {
    name: `build with ${ADDED_ARTICLES} more articles, most memory of one process`,
    unit: 'MB',
    values: {},
    target: 'at most 1,200 MB',
  }
  for (let round = 0; round < rounds; round++)
    for (const project of projects) {
      const { name, plain, many } = await measureProject(project)
      for (const [row, value] of [
        [seconds, plain.seconds],
        [each, ((many.seconds - plain.seconds) / ADDED_ARTICLES) * 1000],
        [memory, many.megabytes],
      ] as const) {
        row.values[name] ??= []
        row.values[name].push(value)
      }
    }
  return [seconds, each, memory]
}
