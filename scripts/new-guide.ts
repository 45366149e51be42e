/** `npm run new:guide -- INDUSTRY`: creates the PDF guide of an industry's page, under the name of the page's file. */
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { redirects } from '#src/site/redirects.ts'
import { readProjectTexts } from './lib/entries/projectTexts.ts'
import { main } from './lib/project.ts'
import { writeGuideSkeleton } from './lib/skeletons/industrySkeletons.ts'
import { describeNewGuide } from './lib/skeletons/newEntrySentences.ts'
import { writeNewFile } from './lib/skeletons/newFiles.ts'
import { parseNewGuide } from './lib/skeletons/newGuide.ts'

await main(async () => {
  const { slug, name } = parseNewGuide(process.argv.slice(2), await readProjectTexts(), redirects)
  const file = `src/content/guides/${slug}.yaml`
  await writeNewFile(file, writeGuideSkeleton(name, dayOf(new Date())))
  console.log(describeNewGuide(file, slug))
})
