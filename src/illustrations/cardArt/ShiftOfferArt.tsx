import type { CardArtOf } from '#src/models/pictures/cardArt.ts'
import { designColor } from '../designColor.ts'
import { circlePath } from '../workplace/shape.ts'
import { ART_BOX } from './artBox.ts'

export type ShiftOfferArtProps = CardArtOf<'shiftOffer'>

const { width: WIDTH, height: HEIGHT } = ART_BOX

/** All people as dots. Those who are asked are larger and in the accent color. */
export function ShiftOfferArt({ isAsked }: ShiftOfferArtProps) {
  const columns = Math.ceil(Math.sqrt((isAsked.length * WIDTH) / HEIGHT / 1.5))
  const pitch = { x: WIDTH / columns, y: (HEIGHT - 16) / Math.ceil(isAsked.length / columns) }
  const dots = (areAsked: boolean, r: number) =>
    isAsked
      .map((isPersonAsked, index) =>
        isPersonAsked === areAsked ? circlePath(pitch.x * ((index % columns) + 0.5), pitch.y * (Math.floor(index / columns) + 0.5), r) : '',
      )
      .join('')
  return (
    <>
      <path d={dots(false, 6)} fill={designColor('on-deck-2')} opacity=".4" />
      <path d={dots(true, 9.5)} fill={designColor('signal')} />
    </>
  )
}
