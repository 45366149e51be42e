import type { WorkplaceAtClock } from '#src/models/names/pictureNames.ts'
import type { CardArt } from '#src/models/pictures/cardArt.ts'
import { skyHourOf } from '#src/models/pictures/skyHours.ts'
import { CardArtPicture } from '../cardArt/CardArtPicture.tsx'
import { CoverCard, type CoverCardProps } from '../cover/CoverCard.tsx'
import { PhotoCard } from '../cover/PhotoCard.tsx'
import { CardPicture } from './CardPicture.tsx'

export type ShareCardPictureProps = {
  picture: WorkplaceAtClock
  /** Drawn instead of the workplace. */
  art: CardArt | undefined
  /** Drawn instead of art and workplace. */
  cover: Pick<CoverCardProps, 'glyph' | 'hour' | 'workplace'> | undefined
  /** Shown instead of all of them: the address of an image of the size `CARD_PHOTO`. */
  photo: string | undefined
  width: number
  height: number
  /** Where the text above it begins. */
  left: number
}

/** The picture of a page's share card: an article's cover, drawn or a photograph, the page's art, or a workplace. */
export function ShareCardPicture({ picture, art, cover, photo, left, ...size }: ShareCardPictureProps) {
  if (photo) return <PhotoCard photo={photo} hour={skyHourOf(picture.time)} />
  if (cover) return <CoverCard {...cover} {...size} coverWidth={690} />
  if (art) return <CardArtPicture art={art} {...size} left={left} ground={44} />
  return <CardPicture {...picture} {...size} scale={1} right={64} ground={44} />
}
