/**
 * `npm run new:feature -- "Name"`: creates a feature page with all required fields. With `--listed`, header and footer list it, and with
 * `--address`, its address is not made of the name.
 */
import { main } from './lib/project.ts'
import { NAME_LENGTH, readNewEntry } from './lib/skeletons/newEntry.ts'
import { describeNewFeature } from './lib/skeletons/newEntrySentences.ts'
import { readNextPosition, writeNewFile } from './lib/skeletons/newFiles.ts'
import { writeFeatureSkeleton } from './lib/skeletons/pageSkeletons.ts'

const FEATURES_FOLDER = 'src/content/features'

await main(async () => {
  const { name, slug, isListed } = readNewEntry('feature', {
    what: "the feature's name",
    limits: NAME_LENGTH,
    example: 'Shift swaps',
    options: '--listed to have it in the header and the footer, and --address swaps for an address that is not the name',
  })
  const file = `${FEATURES_FOLDER}/${slug}.yaml`
  await writeNewFile(file, writeFeatureSkeleton({ name, position: await readNextPosition(FEATURES_FOLDER), isListed }))
  console.log(describeNewFeature(file, slug, isListed))
})
