/** Measures what a build costs, and what each of a thousand more articles adds, in a copy of the project. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runProgram } from '../lib/processes/runProgram.ts'
import { PlainError, ROOT } from '../lib/project.ts'
import { addValue, type BenchmarkRow } from './benchmarkRow.ts'
import { copyProject, type Project } from './projectCopy.ts'

const ADDED_ARTICLES = 1000
const BLOG = 'src/content/blog'

type BuildCost = { seconds: number; megabytes: number }

/** Builds a project as `npm run build` does. @throws PlainError with the output of a build that failed */
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

type Builds = { plain: BuildCost; again: BuildCost; many: BuildCost; manyAgain: BuildCost }

async function measureProject({ ref }: Project): Promise<Builds> {
  const folder = await copyProject(ref)
  try {
    const plain = await buildOnce(folder)
    const again = await buildOnce(folder)
    await addArticles(folder, ADDED_ARTICLES)
    const many = await buildOnce(folder)
    return { plain, again, many, manyAgain: await buildOnce(folder) }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const PER_ARTICLE = `build, each of ${ADDED_ARTICLES} more articles`
/** The rows, and how each is calculated from four builds. The cost without the added articles comes from the build before. */
const ROWS: (Omit<BenchmarkRow, 'values'> & { read: (builds: Builds) => number })[] = [
  { name: 'build of the site', unit: 's', target: 'at most 12 s', read: ({ plain }) => plain.seconds },
  {
    name: `${PER_ARTICLE}, from nothing`,
    unit: 'ms',
    target: 'at most 60 ms',
    read: ({ again, many }) => millisecondsPerArticle(many, again),
  },
  {
    name: `${PER_ARTICLE}, built again`,
    unit: 'ms',
    target: 'at most 60 ms',
    read: ({ again, manyAgain }) => millisecondsPerArticle(manyAgain, again),
  },
  {
    name: `build with ${ADDED_ARTICLES} more articles, most memory of one process`,
    unit: 'MB',
    target: 'at most 1,200 MB',
    read: ({ many, manyAgain }) => Math.max(many.megabytes, manyAgain.megabytes),
  },
]

/** @returns milliseconds for each added article */
const millisecondsPerArticle = (many: BuildCost, without: BuildCost) => ((many.seconds - without.seconds) / ADDED_ARTICLES) * 1000

/** @param projects this one, and others by their Git refs */
export async function measureBuilds(projects: Project[], rounds: number): Promise<BenchmarkRow[]> {
  const measuredRows = ROWS.map(({ read, ...row }) => ({ read, row: { ...row, values: {} } as BenchmarkRow }))
  for (let round = 0; round < rounds; round++)
    for (const project of projects) {
      const builds = await measureProject(project)
      for (const { read, row } of measuredRows) addValue(row, project.name, read(builds))
    }
  return measuredRows.map(({ row }) => row)
}

/**
 * A copy of an article under another title and description. Each line of prose gets a number, because no two articles may share a paragraph
 * or a point.
 * @param source a file of the site, with its front matter
 * @param index a number that no other copy has
 */
function createAnotherArticle(source: string, index: number): string {
  const end = source.indexOf('\n---\n', 4)
  const front = source
    .slice(0, end)
    .replace(/^title:.*$/m, `title: Generated article number ${index}`)
    .replace(
      /^description:.*$/m,
      `description: The generated article number ${index}, which says in other words what one of the site’s own says.`,
    )
    // Only one article may be featured.
    .replace(/^featured: true\n/m, '')
  const body = source
    .slice(end)
    .replaceAll(/^(?!<|[|#]|\{\/\*|\s*$).{20,}$/gm, (line) => `${line} (${index})`)
    .replaceAll('</SideNote>', ` (${index})</SideNote>`)
  return front + body
}
