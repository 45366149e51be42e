/** `npm run new:document -- "Title" --address folder/name`: creates a document with all required fields. */
import { DOCUMENT_TITLE } from '#src/schemas/document/document.ts'
import { main } from './lib/project.ts'
import { writeDocumentSkeleton } from './lib/skeletons/documentSkeleton.ts'
import { readNewEntry } from './lib/skeletons/newEntry.ts'
import { describeNewDocument } from './lib/skeletons/newEntrySentences.ts'
import { writeNewFile } from './lib/skeletons/newFiles.ts'

await main(async () => {
  const { name: title, slug } = readNewEntry('document', {
    what: "the text's title",
    limits: DOCUMENT_TITLE,
    example: 'Shift glossary',
    options: '--address support/glossary for an address in a folder, or one that is not the title',
  })
  const file = `src/content/documents/${slug}.mdx`
  await writeNewFile(file, writeDocumentSkeleton(title))
  console.log(describeNewDocument(file, slug))
})
