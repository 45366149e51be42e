/** `npm run new:document -- "Title"`: creates a document with all required fields, in no folder. */
import { DOCUMENT_TITLE } from '#src/schemas/document.ts'
import { main } from './lib/project.ts'
import { writeDocumentSkeleton } from './lib/skeletons/documentSkeleton.ts'
import { describeNewDocument } from './lib/skeletons/newEntries.ts'
import { readTitle, slugOf, writeNewFile } from './lib/skeletons/skeletonFile.ts'

await main(async () => {
  const title = readTitle(DOCUMENT_TITLE, 'a title', 'npm run new:document -- "Shift glossary"')
  const slug = slugOf(title)
  const file = `src/content/documents/${slug}.mdx`
  await writeNewFile(file, writeDocumentSkeleton(title))
  console.log(describeNewDocument(file, slug))
})
