/** Content as the lists of `npm run launch` read it: by file, unchecked; the build has checked it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { reviewsSchema } from '#src/schemas/reviews.ts'

/** A file of the content. */
export type Entry = {
  /** As people name it: "src/content/home.yaml". */
  name: string
  /** Place below the content folder. */
  place: string
  text: string
  data: unknown
}

/** Who has read which text, and when; below the content folder. */
export const REVIEWS = 'reviews.yaml'

/** @param content folder of the content @returns its YAML and MDX files, by name; of MDX, the front matter is data */
export function readEntries(content: string): Entry[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(yaml|mdx)$/.test(file))
    .toSorted()
    .map((place) => {
      const text = readFileSync(join(content, place), 'utf8')
      const front = place.endsWith('.mdx') ? (/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '') : text
      return { name: `src/content/${place}`, place, text, data: parse(front) as unknown }
    })
}

/** @returns who has read what @throws Error that says where the file is wrong */
export function readReviews(entries: readonly Entry[]): z.infer<typeof reviewsSchema> {
  const checked = reviewsSchema.safeParse(entries.find(({ place }) => place === REVIEWS)?.data ?? {})
  if (checked.success) return checked.data
  const problems = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`src/content/${REVIEWS} cannot be read: ${problems.join('; ')}`)
}
