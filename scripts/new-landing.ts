/** `npm run new:landing -- "Campaign"`: creates a landing page with all required fields. */
import { MAX_LABEL_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import { main } from './lib/project.ts'
import { describeNewLanding } from './lib/skeletons/newEntries.ts'
import { writeLandingSkeleton } from './lib/skeletons/pageSkeletons.ts'
import { readTitle, slugOf, writeNewFile } from './lib/skeletons/skeletonFile.ts'

await main(async () => {
  const name = readTitle({ least: 3, most: MAX_LABEL_LENGTH }, 'the name of the campaign', 'npm run new:landing -- "Peak season"')
  const slug = slugOf(name)
  const file = `src/content/landing/${slug}.yaml`
  await writeNewFile(file, writeLandingSkeleton(name))
  console.log(describeNewLanding(file, slug))
})
