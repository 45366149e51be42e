import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { createTimeAxis } from '../timeAxis.ts'
import { RouteCard } from './RouteCard.tsx'
import { RouteMap } from './RouteMap.tsx'
import { requireSchool, type SchoolRoute } from './routeMap.ts'

export type RoutesBlockProps = Pick<IndustryBlockOf<'routes'>, 'describe' | 'from' | 'until' | 'routes' | 'schools' | 'words'>

const routeSentence = ({ number, driver, leaves, school, gap }: SchoolRoute, words: RoutesBlockProps['words']) =>
  fillIn(words.spoken, { number, school, time: leaves, driver: gap ? fillIn(words.gap, gap) : driver })

/** Bus routes of a morning, each from its departure to the bell of its school, and the route that was open. */
export function RoutesBlock({ describe, from, until, routes, schools, words }: RoutesBlockProps) {
  const { xOf } = createTimeAxis({ from, until })
  return (
    <SceneFrame describe={describe} spoken={routes.map((route) => routeSentence(route, words))} sample={false}>
      <RouteMap from={from} until={until} routes={routes} schools={schools} words={words} />
      {/* On narrow screens a map would be too small to read. */}
      <ul className="grid gap-1.5 lg:hidden">
        {routes.map((route) => (
          <RouteCard key={route.number} route={route} bell={requireSchool(route, schools).bell} xOf={xOf} words={words} />
        ))}
      </ul>
    </SceneFrame>
  )
}
