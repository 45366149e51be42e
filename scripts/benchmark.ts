/** `npm run benchmark`: builds 10, 100 and 1,000 generated articles and prints what a page costs. The real content is not touched. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFonts } from './build/fonts.ts'
import { bin, run } from './lib/command.ts'
import { main, PlainError, ROOT } from './lib/project.ts'

const SIZES = [10, 100, 1000]

async function buildTime(articles: number): Promise<number> {
  const work = await mkdtemp(join(tmpdir(), 'benchmark-'))
  const source = await readFile(`${ROOT}src/content/blog/how-to-handle-employee-no-call-no-shows-2025-framework.mdx`, 'utf8')
  try {
    for (let index = 0; index < articles; index++) {
      const text = source.replace(/^title:.*$/m, `title: Generated article number ${index}`)
      await writeFile(join(work, `generated-${index}.mdx`), text)
    }
    const env = { ...process.env, BLOG_FOLDER: work, BUILD_INTO: join(work, 'dist') }
    const { code, output, seconds } = await run(bin('astro'), ['build', '--silent', '--force'], { env })
    if (code !== 0) throw new PlainError(output)
    return seconds
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

await main(async () => {
  await buildFonts()
  console.log('articles   seconds   ms for each further article')
  let last: { articles: number; seconds: number } | null = null
  for (const articles of SIZES) {
    const seconds = await buildTime(articles)
    const slope = last ? (((seconds - last.seconds) / (articles - last.articles)) * 1000).toFixed(1) : ''
    console.log(`${String(articles).padStart(8)}   ${seconds.toFixed(1).padStart(7)}   ${slope}`)
    last = { articles, seconds }
  }
})
