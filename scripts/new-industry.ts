/** `npm run new:industry -- "Name"`: creates an industry's page and its guide, with all required fields. */
import { readdir, readFile } from 'node:fs/promises'
import { LONGEST_LABEL } from '../src/lib/anywhere/text/longestLabel.ts'
import { dayOf } from '../src/lib/anywhere/time/dates.ts'
import { UNFILLED } from '../src/lib/build/content/skeleton.ts'
import { routeTo } from '../src/site/routes.ts'
import { main, PlainError, ROOT } from './lib/project.ts'
import { slugOf, writeSkeleton } from './lib/skeletonFile.ts'
import { guideSkeleton, pageSkeleton } from './new-industry/skeletons.ts'

const FOLDER = 'src/content/industries'

/** @returns the place behind the last industry in lists */
async function nextPosition(): Promise<number> {
  const files = await readdir(`${ROOT}${FOLDER}`)
  const texts = await Promise.all(files.map((file) => readFile(`${ROOT}${FOLDER}/${file}`, 'utf8')))
  return Math.max(0, ...texts.map((text) => Number(/^position: (\d+)/m.exec(text)?.[1] ?? 0))) + 1
}

await main(async () => {
  const name = process.argv.slice(2).join(' ').trim()
  if (name.length < 3 || name.length > LONGEST_LABEL)
    throw new PlainError(
      `Give the industry's name, up to ${LONGEST_LABEL} characters: npm run new:industry -- "Airports & ground handling"`,
    )
  const slug = slugOf(name)
  const [page, guide] = [`${FOLDER}/${slug}.yaml`, `src/content/guides/${slug}.yaml`]
  await writeSkeleton(page, pageSkeleton({ name, slug, position: await nextPosition() }))
  await writeSkeleton(guide, guideSkeleton(name, dayOf(new Date())))
  console.log(
    `Made ${page} and ${guide}.\nWrite over each "${UNFILLED}" (the build names those that are left, with their lines), see the page with "npm run dev" at ${routeTo.industry(slug)}, and run "npm run check", "npm run build" and "npm run heights".`,
  )
})
