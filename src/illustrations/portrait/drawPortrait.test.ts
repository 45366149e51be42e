import { expect, it } from 'vitest'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'
import { PORTRAIT_NAMES } from '#src/models/names/pictureNames.ts'
import { BUSTS } from './busts.ts'
import { DETAILS } from './details.ts'
import { drawPortrait } from './drawPortrait.ts'

it.each(PORTRAIT_NAMES)('%s is a valid file with plain colors and its own clip paths', (name) => {
  const svg = withPlainColors(drawPortrait(name))
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(page.querySelector('parsererror')).toBeNull()
  expect(svg).not.toMatch(/oklch|color-mix|var\(|undefined|NaN/)
  const ids = new Set([...page.querySelectorAll('[id]')].map(({ id }) => id))
  expect([...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id).filter((id) => !ids.has(id ?? ''))).toEqual([])
})
it('the drawing of portraits draws six different people', () => {
  const looks = PORTRAIT_NAMES.map((name) => BUSTS[name])
  for (const part of ['head', 'nose', 'hair', 'wear', 'sky', 'skin'] as const)
    expect(new Set(looks.map((bust) => bust[part])).size, part).toBe(looks.length)
  // Details of one person are drawn with that person only.
  for (const name of PORTRAIT_NAMES) {
    const { worn, strands } = DETAILS[name]
    for (const drawn of [worn, strands]) {
      const [first] = /<\w+ [^>]*?d="[^"]+"/.exec(drawn) ?? ['missing']
      const path = /d="[^"]+"/.exec(first)?.[0] ?? 'missing'
      expect(PORTRAIT_NAMES.filter((other) => drawPortrait(other).includes(path))).toEqual([name])
    }
  }
})
