import { DashboardScene } from '#src/illustrations/scenes/DashboardScene.tsx'
import type { HomeBlockOf } from '#src/schemas/pages/home/homeBlocks.ts'
import type { Completed } from '#src/sections/blocks/blockList/completePart.ts'
import { Showcase } from '#src/sections/shared/Showcase.tsx'

export function DashboardsBlock({ dashboard, ...block }: Completed<HomeBlockOf<'dashboards'>> & { id: string }) {
  return (
    <Showcase {...block} headingLook="bar" space="compact">
      <DashboardScene {...dashboard} />
    </Showcase>
  )
}
