import { SHARE_CARD } from '#src/lib/build/pictures/shareCardSize.ts'
import type { SkyHour } from '#src/models/pictures/skyHours.ts'
import { CardBackdrop } from '../files/CardBackdrop.tsx'

const GROUND = 44
/** The size of the photograph, which stands on the ground at the right edge of the card. */
export const CARD_PHOTO = { width: 600, height: SHARE_CARD.height - GROUND } as const

export type PhotoCardProps = {
  /** The address of an image of that size. */
  photo: string
  hour: SkyHour
}

/** A share card with the photograph that is an article's cover, beside the sky of the article. */
export const PhotoCard = ({ photo, hour }: PhotoCardProps) => (
  <CardBackdrop hour={hour} {...SHARE_CARD} ground={GROUND}>
    <image href={photo} x={SHARE_CARD.width - CARD_PHOTO.width} {...CARD_PHOTO} />
  </CardBackdrop>
)
