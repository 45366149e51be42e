/** Pages that are a text: legal texts, help texts and other documents. */
import type { CollectionEntry } from 'astro:content'
import { readEntryText } from '#src/contentEngine/entries/entryBody.ts'
import { readProse } from '#src/contentEngine/prose/proseData.ts'
import { sectionWords } from '#src/contentEngine/proseRules/proseHeadings.ts'
import { readEntryPage } from '#src/registry/readPage.ts'
import { createProseInputs } from './proseInputs.ts'

/**
 * @returns the base of a document's page, what the row of documents names, the words of each section as a number, and as `text` its prose
 *   with data for the components in it
 */
export async function readTextPage(entry: CollectionEntry<'documents'>) {
  const entryPage = await readEntryPage('documents', entry.id)
  const { policyTables, analytics, stateRules } = entryPage
  return {
    ...entryPage,
    wordCounts: sectionWords(readEntryText(entry)),
    text: { prose: readProse(entry), inputs: createProseInputs({ policyTables, analytics, stateRules }) },
  }
}
