import type { WorkplaceAtClock } from '#src/lib/anywhere/pictures/pictureNames.ts'
import { CardPicture } from './CardPicture.tsx'
import { CoverCard, type CoverCardProps } from './cover/CoverCard.tsx'
import { SubjectPicture } from './shareSubject/SubjectPicture.tsx'
import type { ShareSubject } from './shareSubject/shareSubject.ts'

export type ShareCardPictureProps = {
  picture: WorkplaceAtClock
  /** Drawn instead of a workplace and its clock. */
  subject: ShareSubject | undefined
  /** Drawn instead of both. */
  cover: Pick<CoverCardProps, 'glyph' | 'hour' | 'workplace'> | undefined
  width: number
  height: number
  /** Where the words of the card begin. */
  left: number
}

/** The drawing on a page's share card: an article's cover, the subject of the page, or a workplace. */
export function ShareCardPicture({ picture, subject, cover, left, ...size }: ShareCardPictureProps) {
  if (cover) return <CoverCard {...cover} {...size} coverWidth={690} />
  if (subject) return <SubjectPicture subject={subject} {...size} left={left} ground={44} />
  return <CardPicture {...picture} {...size} scale={1} right={64} ground={44} />
}
