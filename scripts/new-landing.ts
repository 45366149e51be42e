/**
 * `npm run new:landing -- "Campaign"`: creates a landing page with all required fields. With `--address`, its address is
 * not made of the name.
 */
import { main } from './lib/project.ts'
import { NAME_LENGTH, readNewEntry } from './lib/skeletons/newEntry.ts'
import { describeNewLanding } from './lib/skeletons/newEntrySentences.ts'
import { writeNewFile } from './lib/skeletons/newFiles.ts'
import { writeLandingSkeleton } from './lib/skeletons/pageSkeletons.ts'

await main(async () => {
  const { name, slug } = readNewEntry('landing', {
    what: "the campaign's name",
    limits: NAME_LENGTH,
    example: 'Peak season',
    options: '--address peak for an address that is not the name',
  })
  const file = `src/content/landing/${slug}.yaml`
  await writeNewFile(file, writeLandingSkeleton(name))
  console.log(describeNewLanding(file, slug))
})
