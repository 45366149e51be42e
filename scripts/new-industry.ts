/**
 * `npm run new:industry -- "Name"`: creates an industry's page and its guide, with all required fields. With `--listed` behind the name,
 * the header, the footer and the demo form offer it.
 */
import { readdir, readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { LONGEST_LABEL } from '#src/lib/anywhere/text/longestLabel.ts'
import { describeNewIndustry } from './lib/newEntries.ts'
import { main, PlainError, ROOT } from './lib/project.ts'
import { slugOf, writeSkeleton } from './lib/skeletonFile.ts'
import { guideSkeleton, pageSkeleton } from './new-industry/skeletons.ts'

const INDUSTRIES_FOLDER = 'src/content/industries'

/** @returns the place behind the last industry in lists */
async function findNextPosition(): Promise<number> {
  const files = await readdir(`${ROOT}${INDUSTRIES_FOLDER}`)
  const texts = await Promise.all(files.map((file) => readFile(`${ROOT}${INDUSTRIES_FOLDER}/${file}`, 'utf8')))
  return Math.max(0, ...texts.map((text) => Number(/^position: (\d+)/m.exec(text)?.[1] ?? 0))) + 1
}

/** @returns the slug of a feature: where the page leads at first */
async function findFeature(): Promise<string> {
  const [file = ''] = (await readdir(`${ROOT}src/content/features`)).toSorted()
  return file.replace('.yaml', '')
}

/** @returns name and wish @throws PlainError that says how to write it */
function readArguments(): { name: string; isListed: boolean } {
  const usage = `Give the industry's name, up to ${LONGEST_LABEL} characters: npm run new:industry -- "Airports & ground handling". Add --listed to have it in the header, the footer and the demo form.`
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { listed: { type: 'boolean', default: false } } })
    const name = positionals.join(' ').trim()
    if (name.length >= 3 && name.length <= LONGEST_LABEL) return { name, isListed: values.listed }
  } catch {
    // Another option: the sentence below says which there is.
  }
  throw new PlainError(usage)
}

await main(async () => {
  const { name, isListed } = readArguments()
  const slug = slugOf(name)
  const [page, guide] = [`${INDUSTRIES_FOLDER}/${slug}.yaml`, `src/content/guides/${slug}.yaml`]
  await writeSkeleton(page, pageSkeleton({ name, slug, position: await findNextPosition(), isListed, feature: await findFeature() }))
  await writeSkeleton(guide, guideSkeleton(name))
  console.log(describeNewIndustry(page, guide, slug, isListed))
})
