import type { ArticleCoverProps } from '#src/illustrations/cover/ArticleCover.tsx'
import type { PictureFile } from '#src/sections/shared/picture/Picture.tsx'

/** A tag as lists show it. */
export type Tag = { id: string; label: string }

/** A photograph as an article's cover. */
export type CoverPhoto = { file: PictureFile; alt: string; caption?: string | undefined }

/** An article as lists, covers and neighbors show it. */
export type ArticleSummary = {
  slug: string
  title: string
  excerpt: string
  question?: string | undefined
  author: string
  /** Id of the author on the team page. */
  authorId: string
  /** "YYYY-MM-DD" */
  day: string
  readingMinutes: number
  tags: readonly Tag[]
  cover: Pick<ArticleCoverProps, 'glyph' | 'hour' | 'workplace'>
  /** In the place of the cover's drawing. */
  photo?: CoverPhoto | undefined
  /** Why the article is not on the site. Development shows it all the same. */
  unpublishedReason?: string | null
}
