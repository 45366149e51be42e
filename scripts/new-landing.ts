/**
 * `npm run new:landing -- "Campaign"`: creates a landing page with all required fields. With `--address`, its address is
 * not made of the name.
 */
import { main } from './lib/project.ts'
import { describeNewLanding } from './lib/skeletons/newEntries.ts'
import { writeLandingSkeleton } from './lib/skeletons/pageSkeletons.ts'
import { NAME_LENGTH, readNewEntry, writeNewFile } from './lib/skeletons/skeletonFile.ts'

await main(async () => {
  const { name, slug } = readNewEntry(
    'landing',
    NAME_LENGTH,
    `Give the campaign's name, of ${NAME_LENGTH.least} to ${NAME_LENGTH.most} characters: npm run new:landing -- "Peak season". Add --address peak for an address that is not the name.`,
  )
  const file = `src/content/landing/${slug}.yaml`
  await writeNewFile(file, writeLandingSkeleton(name))
  console.log(describeNewLanding(file, slug))
})
