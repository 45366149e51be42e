/** Checks of every route. The build writes the list of them. */
import { expect, it } from 'vitest'
import { builtPages } from '../built/builtSite.ts'
import type { JourneyWorld } from './journeys.ts'

export function registerEveryRouteJourneys(world: JourneyWorld): void {
  it('has no errors and does not scroll sideways at 320 px', async () => {
    const visitor = await world.open()
    await visitor.resize(320)
    const wrong: string[] = []
    for (const route of builtPages) {
      await visitor.visit(route.kind === 'demo-form' ? world.proxy.form + route.path : route.path)
      const seen = await visitor.run(() => ({
        width: innerWidth,
        excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))
      if (seen.width !== 320) wrong.push(`${route.path}: the window is ${seen.width} px wide`)
      if (seen.excess > 0) wrong.push(`${route.path}: ${seen.excess} px too wide`)
    }
    expect([...wrong, ...world.proxy.takeFaults()]).toEqual([])
  }, 120_000)
}
