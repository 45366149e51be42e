import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { designColor } from '#src/illustrations/designColor.ts'
import { workplaceAttributes } from '#src/illustrations/workplace/workplace.attributes.ts'
import { WORKPLACE_BOX, WORKPLACES } from '#src/illustrations/workplace/workplaces.ts'
import { WORKPLACE_NAMES } from '#src/models/names/pictureNames.ts'
import { LeaderLine } from './LeaderLine.tsx'

it.each(WORKPLACE_NAMES)(
  'the line from a label to the dark station leads to the station of %s that is dark, and waits for its light',
  (name) => {
    const { container } = render(<LeaderLine workplace={name} hour="dawn" />)
    const [x = 0, y = 0] = ['cx', 'cy'].map((side) => Number.parseFloat(container.querySelector('circle')?.getAttribute(side) ?? '') / 100)
    const { stations, dark } = WORKPLACES[name]
    const station = stations[dark]
    expect(x * WORKPLACE_BOX.width).toBeGreaterThan(station?.x ?? Number.NaN)
    expect(x * WORKPLACE_BOX.width).toBeLessThan((station?.x ?? Number.NaN) + (station?.width ?? Number.NaN))
    expect(y * WORKPLACE_BOX.height).toBeLessThan(station?.y ?? Number.NaN)
    expect(
      container.querySelector(`${workplaceAttributes.station.selector} ${workplaceAttributes.lit.selector}`)?.getAttribute('opacity'),
    ).toBe('0')
  },
)

it('the line from a label to the dark station is bright in front of the wall, and dark in front of a daytime sky', () => {
  const { container } = render(<LeaderLine workplace="shop" hour="day" />)
  const { wall } = WORKPLACES.shop.pointAt
  const bright = container.querySelector('g g')
  expect(bright?.getAttribute('stroke')).toBe(designColor('go'))
  expect(Number.parseFloat(bright?.querySelector('line')?.getAttribute('y1') ?? '')).toBeCloseTo((wall / WORKPLACE_BOX.height) * 100, 1)
})
