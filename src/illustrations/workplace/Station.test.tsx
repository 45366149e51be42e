import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Station } from './Station.tsx'
import { StationWorker, skinOf } from './StationWorker.tsx'
import { createWorkplaceLight } from './workplaceLight.ts'
import { WORKPLACES } from './workplaces.ts'

const svg = () => document.createElementNS('http://www.w3.org/2000/svg', 'svg')
const fillsOf = (container: Element) => [...container.querySelectorAll('circle')].map((circle) => circle.getAttribute('fill'))

it('a drawn workplace gives a bus driver the skin color that a worker at the same position has, and neighbors different ones', () => {
  const { stations, outfit } = WORKPLACES.buses
  const driving = stations.find(({ worker }) => worker)
  if (!driving) throw new Error('A bus has a driver')
  for (const index of [0, 1, 2, 3, 4]) {
    const bus = render(
      <Station station={driving} stationKind="bus" outfit={outfit} index={index} isDark={false} light={createWorkplaceLight('bus')} />,
      {
        container: svg(),
      },
    )
    expect(fillsOf(bus.container)).toContain(skinOf(index))
    const worker = render(<StationWorker outfit={outfit} x={0} y={0} skin={index} />, { container: svg() })
    expect(new Set(fillsOf(worker.container))).toEqual(new Set([skinOf(index)]))
    expect(skinOf(index + 1)).not.toBe(skinOf(index))
  }
})
