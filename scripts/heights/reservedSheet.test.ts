import { describe, expect, it } from 'vitest'
import { calculateFigures, LOOKS, writeReservedSheet } from './reservedSheet.ts'

const heights = (all: Record<string, number>) => new Map(Object.entries(all))

describe('the height reserved for a measured section', () => {
  it('is a little more than is needed, in quarters of a rem', () => {
    expect(calculateFigures([heights({ '#quotes': 720 })])).toEqual([[{ selector: '#quotes', rem: 45.25 }]])
    expect(calculateFigures([heights({ '#quotes': 720.1 })])).toEqual([[{ selector: '#quotes', rem: 45.5 }]])
  })
  it('is not repeated where the height of the look before it fits', () => {
    expect(calculateFigures([heights({ '#quotes': 720 }), heights({ '#quotes': 700 }), heights({ '#quotes': 720 })])).toEqual([
      [{ selector: '#quotes', rem: 45.25 }],
      [],
      [],
    ])
  })
  it('is written again where the earlier height would be too small, or leave an empty band', () => {
    const [, wide, fingers] = calculateFigures([heights({ '#quotes': 720 }), heights({ '#quotes': 640 }), heights({ '#quotes': 730 })])
    expect(wide).toEqual([{ selector: '#quotes', rem: 40.25 }])
    expect(fingers).toEqual([{ selector: '#quotes', rem: 46 }])
  })
  it('goes by what holds there: a narrow phone has nothing of a wide one, a wide one under fingers has all', () => {
    const narrow = heights({ '#quotes': 720, '#links': 400 })
    const wide = heights({ '#quotes': 640, '#links': 400 })
    const [, , fingers, wideFingers] = calculateFigures([
      narrow,
      wide,
      heights({ '#quotes': 720, '#links': 480 }),
      heights({ '#quotes': 640, '#links': 400 }),
    ])
    expect(fingers).toEqual([{ selector: '#links', rem: 30.25 }])
    expect(wideFingers).toEqual([{ selector: '#links', rem: 25.25 }])
  })
})

describe('the sheet of reserved heights', () => {
  it('has a block for each look that reserves a height', () => {
    const sheet = writeReservedSheet('/* Top. */\n', [[{ selector: '#quotes', rem: 45.25 }], [], [{ selector: '#quotes', rem: 46 }], []])
    expect(sheet.match(/@media/g)).toHaveLength(2)
    expect(sheet).toMatch(/^\/\* Top\. \*\/\n@layer components \{\n {2}@media screen/)
    expect(sheet).toContain('      #quotes { content-visibility: auto; contain-intrinsic-size: auto 45.25rem; }\n')
    expect(sheet.slice(sheet.indexOf('pointer: coarse'))).toContain('    #quotes { contain-intrinsic-size: auto 46rem; }\n')
  })
  it('begins each look at the first of its widths', () => {
    expect(LOOKS.map(({ from, widths }) => [from, widths[0]])).toEqual([
      ['phone', 360],
      ['wide-phone', 416],
      ['phone', 360],
      ['wide-phone', 416],
    ])
  })
})
