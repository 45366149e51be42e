/**
 * `npm run new:industry -- "Name"`: creates an industry's page with all required fields. With `--listed`, header, footer and demo form list
 * it, and with `--address`, its address is not made of the name.
 */
import { main } from './lib/project.ts'
import { writeIndustrySkeleton } from './lib/skeletons/industrySkeletons.ts'
import { NAME_LENGTH, readNewEntry } from './lib/skeletons/newEntry.ts'
import { describeNewIndustry } from './lib/skeletons/newEntrySentences.ts'
import { readNextPosition, writeNewFile } from './lib/skeletons/newFiles.ts'

const INDUSTRIES_FOLDER = 'src/content/industries'

await main(async () => {
  const { name, slug, isListed } = readNewEntry('industry', {
    what: "the industry's name",
    limits: NAME_LENGTH,
    example: 'Airports & ground handling',
    options: '--listed to have it in the header, the footer and the demo form, and --address airports for an address that is not the name',
  })
  const file = `${INDUSTRIES_FOLDER}/${slug}.yaml`
  const position = await readNextPosition(INDUSTRIES_FOLDER)
  await writeNewFile(file, writeIndustrySkeleton({ name, position, isListed }))
  console.log(describeNewIndustry(file, slug, isListed))
})
