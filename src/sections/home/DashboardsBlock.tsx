import { DashboardScene, type DashboardSceneProps } from '#src/illustrations/scenes/DashboardScene.tsx'
import type { HomeBlockOf } from '#src/schemas/home/homeBlocks.ts'
import { Showcase } from '#src/sections/shared/Showcase.tsx'

export type DashboardsBlockProps = HomeBlockOf<'dashboards'> & { id: string } & Pick<DashboardSceneProps, 'words'>

export const DashboardsBlock = ({ dashboard, words, ...block }: DashboardsBlockProps) => (
  <Showcase {...block} headingLook="bar" space="compact">
    <DashboardScene {...dashboard} words={words} />
  </Showcase>
)
