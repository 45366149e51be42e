/**
 * `npm run new:industry -- "Name"`: creates an industry's page and guide with all required fields. With `--listed`, header, footer and demo
 * form list it, and with `--address`, its address is not made of the name.
 */
import { readdir } from 'node:fs/promises'
import { main, ROOT } from './lib/project.ts'
import { writeGuideSkeleton, writeIndustrySkeleton } from './lib/skeletons/industrySkeletons.ts'
import { describeNewIndustry } from './lib/skeletons/newEntries.ts'
import { checkFilesAreNew, NAME_LENGTH, readNewEntry, readNextPosition, writeNewFile } from './lib/skeletons/skeletonFile.ts'

const INDUSTRIES_FOLDER = 'src/content/industries'

/** @returns the slug of any feature, to which the page links at first */
async function findFeature(): Promise<string> {
  const [file = ''] = (await readdir(`${ROOT}src/content/features`)).toSorted()
  return file.replace('.yaml', '')
}

await main(async () => {
  const { name, slug, isListed } = readNewEntry(
    'industry',
    NAME_LENGTH,
    `Give the industry's name, of ${NAME_LENGTH.least} to ${NAME_LENGTH.most} characters: npm run new:industry -- "Airports & ground handling". Add --listed to have it in the header, the footer and the demo form, and --address airports for an address that is not the name.`,
  )
  const [page, guide] = [`${INDUSTRIES_FOLDER}/${slug}.yaml`, `src/content/guides/${slug}.yaml`]
  checkFilesAreNew(page, guide)
  const position = await readNextPosition(INDUSTRIES_FOLDER)
  await writeNewFile(page, writeIndustrySkeleton({ name, slug, position, isListed, feature: await findFeature() }))
  await writeNewFile(guide, writeGuideSkeleton(name))
  console.log(describeNewIndustry(page, guide, slug, isListed))
})
