/** `npm run new:document -- "Title" --address folder/name`: creates a document with all required fields. */
import { DOCUMENT_TITLE } from '#src/schemas/document.ts'
import { main } from './lib/project.ts'
import { writeDocumentSkeleton } from './lib/skeletons/documentSkeleton.ts'
import { describeNewDocument } from './lib/skeletons/newEntries.ts'
import { readNewEntry, writeNewFile } from './lib/skeletons/skeletonFile.ts'

await main(async () => {
  const { name: title, slug } = readNewEntry(
    'document',
    DOCUMENT_TITLE,
    `Give the text's title, of ${DOCUMENT_TITLE.least} to ${DOCUMENT_TITLE.most} characters: npm run new:document -- "Shift glossary". Add --address support/glossary for an address in a folder, or one that is not the title.`,
  )
  const file = `src/content/documents/${slug}.mdx`
  await writeNewFile(file, writeDocumentSkeleton(title))
  console.log(describeNewDocument(file, slug))
})
