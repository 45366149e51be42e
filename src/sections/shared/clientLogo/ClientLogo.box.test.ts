import { expect, it } from 'vitest'
import { logoBox } from './ClientLogo.tsx'

it.each([
  ['wide', { width: 640, height: 80 }, { width: 128, height: 16 }],
  ['square', { width: 24, height: 24 }, { width: 28, height: 28 }],
  ['small', { width: 4, height: 2 }, { width: 56, height: 28 }],
])('a %s logo keeps its shape in the room that all logos have', (_, drawn, box) => expect(logoBox(drawn)).toEqual(box))
