import type { WorkplaceAtClock } from '#src/models/names/pictureNames.ts'
import type { ShareSubject } from '#src/models/pictures/shareSubject.ts'
import { skyHourOf } from '#src/models/pictures/skyHours.ts'
import { CoverCard, type CoverCardProps } from '../cover/CoverCard.tsx'
import { PhotoCard } from '../cover/PhotoCard.tsx'
import { SubjectPicture } from '../shareSubject/SubjectPicture.tsx'
import { CardPicture } from './CardPicture.tsx'

export type ShareCardPictureProps = {
  picture: WorkplaceAtClock
  /** Drawn instead of the workplace. */
  subject: ShareSubject | undefined
  /** Drawn instead of subject and workplace. */
  cover: Pick<CoverCardProps, 'glyph' | 'hour' | 'workplace'> | undefined
  /** Shown instead of all of them: the address of an image of the size `CARD_PHOTO`. */
  photo: string | undefined
  width: number
  height: number
  /** Where the text above it begins. */
  left: number
}

/** The picture of a page's share card: an article's cover, drawn or a photograph, the page's subject, or a workplace. */
export function ShareCardPicture({ picture, subject, cover, photo, left, ...size }: ShareCardPictureProps) {
  if (photo) return <PhotoCard photo={photo} hour={skyHourOf(picture.time)} />
  if (cover) return <CoverCard {...cover} {...size} coverWidth={690} />
  if (subject) return <SubjectPicture subject={subject} {...size} left={left} ground={44} />
  return <CardPicture {...picture} {...size} scale={1} right={64} ground={44} />
}
