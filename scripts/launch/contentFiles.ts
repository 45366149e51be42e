/** Reads content for the lists of `npm run launch`, by file and without checks, because the build has checked it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { parseFrontMatter } from '#src/contentEngine/yaml/frontMatter.ts'
import { reviewsSchema } from '#src/schemas/checks/reviews.ts'

export type ContentFile = {
  /** Its path: "src/content/pages/home.yaml". */
  name: string
  /** Its path below the content folder. */
  path: string
  text: string
  data: unknown
}

/** The file that says who has read which text, and when. */
export const REVIEWS = 'checks/reviews.yaml'

/** @param path its path below the content folder @returns a file of the content; of MDX, the data is the front matter */
export function parseEntry(path: string, text: string): ContentFile {
  const front = path.endsWith('.mdx') ? (parseFrontMatter(text)?.yaml ?? '') : text
  return { name: `src/content/${path}`, path, text, data: parse(front) as unknown }
}

/** @param content folder of the content @returns its YAML and MDX files by name */
export const readContentFiles = (content: string): ContentFile[] =>
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(yaml|mdx)$/.test(file))
    .toSorted()
    .map((path) => parseEntry(path, readFileSync(join(content, path), 'utf8')))

/** @returns the reviews @throws Error that says where the file is wrong */
export function parseReviews(entries: readonly ContentFile[]): z.infer<typeof reviewsSchema> {
  const checked = reviewsSchema.safeParse(entries.find(({ path }) => path === REVIEWS)?.data ?? {})
  if (checked.success) return checked.data
  const problems = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`src/content/${REVIEWS} cannot be read: ${problems.join('; ')}`)
}
