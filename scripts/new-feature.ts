/** `npm run new:feature -- "Name"`: creates a feature page with all required fields. With `--listed`, header and footer list it. */
import { MAX_LABEL_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import { main } from './lib/project.ts'
import { describeNewFeature } from './lib/skeletons/newEntries.ts'
import { writeFeatureSkeleton } from './lib/skeletons/pageSkeletons.ts'
import { readNameAndListed, readNextPosition, slugOf, writeNewFile } from './lib/skeletons/skeletonFile.ts'

const FEATURES_FOLDER = 'src/content/features'

await main(async () => {
  const { name, isListed } = readNameAndListed(
    `Give the feature's name, up to ${MAX_LABEL_LENGTH} characters: npm run new:feature -- "Shift swaps". Add --listed to have it in the header and the footer.`,
  )
  const slug = slugOf(name)
  const file = `${FEATURES_FOLDER}/${slug}.yaml`
  await writeNewFile(file, writeFeatureSkeleton({ name, position: await readNextPosition(FEATURES_FOLDER), isListed }))
  console.log(describeNewFeature(file, slug, isListed))
})
