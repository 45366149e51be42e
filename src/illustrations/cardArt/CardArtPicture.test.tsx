import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'
import { PORTRAIT_NAMES } from '#src/models/names/pictureNames.ts'
import type { CardArt } from '#src/models/pictures/cardArt.ts'
import { designColor } from '../designColor.ts'
import { CardArtPicture } from './CardArtPicture.tsx'

const EVERY_ART: CardArt[] = [
  { kind: 'channelReports', channels: 4, fields: 7 },
  { kind: 'pointsYear', at: [3, 5, 8, 10] },
  { kind: 'shiftOffer', isAsked: Array.from({ length: 400 }, (_, index) => index % 10 === 0) },
  { kind: 'lines', shares: [0.3, 0.6, 1] },
  { kind: 'busts', people: PORTRAIT_NAMES },
  { kind: 'fieldLines', isConfidential: [false, true, false], screens: 4 },
  { kind: 'questions', count: 34 },
  { kind: 'blocks', counts: [5, 2, 9] },
  { kind: 'hours', opens: 8, closes: 18 },
]
const draw = (art: CardArt) => render(<CardArtPicture art={art} width={1200} height={630} left={64} ground={44} />).container

it.each(EVERY_ART)('$kind has plain colors, valid coordinates and unique ids', (art) => {
  const picture = draw(art)
  expect(withPlainColors(picture.innerHTML)).not.toMatch(/oklch|color-mix|var\(|undefined|NaN/)
  const ids = [...picture.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toHaveLength(new Set(ids).size)
})
it('the picture on a share card highlights the people of a roster who are asked', () => {
  const lit = draw(EVERY_ART[2] as CardArt).querySelector(`path[fill="${designColor('signal')}"]`)
  expect(lit?.getAttribute('d')?.match(/M/g)).toHaveLength(40)
})
it('the picture on a share card has a block for each unit', () => {
  const blocks = [...draw(EVERY_ART[7] as CardArt).querySelectorAll('path')].map(
    (path) => path.getAttribute('d')?.match(/v132/g)?.length ?? 0,
  )
  expect(blocks.filter(Boolean)).toEqual([5, 2, 9])
})
it('the picture on a share card ends its scale at the last threshold', () => {
  expect(draw(EVERY_ART[1] as CardArt).textContent).toMatch(/0510$/)
})
