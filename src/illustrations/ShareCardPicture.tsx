import type { WorkplaceAtClock } from '#src/contentNames/pictureNames.ts'
import { CardPicture } from './CardPicture.tsx'
import { CoverCard, type CoverCardProps } from './cover/CoverCard.tsx'
import { SubjectPicture } from './shareSubject/SubjectPicture.tsx'
import type { ShareSubject } from './shareSubject/shareSubject.ts'

export type ShareCardPictureProps = {
  picture: WorkplaceAtClock
  /** Drawn instead of the workplace. */
  subject: ShareSubject | undefined
  /** Drawn instead of subject and workplace. */
  cover: Pick<CoverCardProps, 'glyph' | 'hour' | 'workplace'> | undefined
  width: number
  height: number
  /** Where the text above it begins. */
  left: number
}

/** The picture of a page's share card: an article's cover, the page's subject, or a workplace. */
export function ShareCardPicture({ picture, subject, cover, left, ...size }: ShareCardPictureProps) {
  if (cover) return <CoverCard {...cover} {...size} coverWidth={690} />
  if (subject) return <SubjectPicture subject={subject} {...size} left={left} ground={44} />
  return <CardPicture {...picture} {...size} scale={1} right={64} ground={44} />
}
