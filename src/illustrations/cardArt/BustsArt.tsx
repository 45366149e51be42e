import type { CardArtOf } from '#src/models/pictures/cardArt.ts'
import { drawPerson, PORTRAIT, withLines } from '../portrait/drawPortrait.ts'
import { ART_BOX } from './artBox.ts'

export type BustsArtProps = CardArtOf<'busts'>

/** Size of a person compared with a portrait. */
const SCALE = 0.62

/** People side by side, from the chest up. */
export function BustsArt({ people }: BustsArtProps) {
  const pitch = ART_BOX.width / people.length
  return people.map((name, index) => {
    const { defs, body } = drawPerson(name, `b${index}`)
    const left = pitch * (index + 0.5) - (PORTRAIT.width * SCALE) / 2
    return (
      <g
        key={name}
        strokeLinecap="round"
        transform={`translate(${left} ${ART_BOX.height - PORTRAIT.height * SCALE}) scale(${SCALE})`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, which portraits and the crew share as text
        dangerouslySetInnerHTML={{ __html: `<defs>${defs}</defs>${withLines(body)}` }}
      />
    )
  })
}
