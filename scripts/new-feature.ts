/**
 * `npm run new:feature -- "Name"`: creates a feature page with all required fields. With `--listed`, header and footer list it, and with
 * `--address`, its address is not made of the name.
 */
import { main } from './lib/project.ts'
import { describeNewFeature } from './lib/skeletons/newEntries.ts'
import { writeFeatureSkeleton } from './lib/skeletons/pageSkeletons.ts'
import { NAME_LENGTH, readNewEntry, readNextPosition, writeNewFile } from './lib/skeletons/skeletonFile.ts'

const FEATURES_FOLDER = 'src/content/features'

await main(async () => {
  const { name, slug, isListed } = readNewEntry(
    'feature',
    NAME_LENGTH,
    `Give the feature's name, of ${NAME_LENGTH.least} to ${NAME_LENGTH.most} characters: npm run new:feature -- "Shift swaps". Add --listed to have it in the header and the footer, and --address swaps for an address that is not the name.`,
  )
  const file = `${FEATURES_FOLDER}/${slug}.yaml`
  await writeNewFile(file, writeFeatureSkeleton({ name, position: await readNextPosition(FEATURES_FOLDER), isListed }))
  console.log(describeNewFeature(file, slug, isListed))
})
