/** The small print beside sample content (src/content/samples.yaml). */
import type { CollectionEntry } from 'astro:content'
import { readCommonContent } from '#src/registry/readPage.ts'

type Samples = CollectionEntry<'samples'>['data']

/** @returns the small print beside sample content of a kind; nothing once the content is real */
export const readSampleNote = async (isSample: boolean, kind: keyof Samples): Promise<string | undefined> =>
  isSample ? (await readCommonContent('samples'))[kind] : undefined
