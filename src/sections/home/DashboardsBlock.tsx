import { Dashboard, type DashboardProps } from '#src/illustrations/scenes/Dashboard.tsx'
import type { HomeBlockOf } from '#src/schemas/home/homeBlocks.ts'
import { Showcase } from '#src/sections/shared/Showcase.tsx'

export type DashboardsBlockProps = HomeBlockOf<'dashboards'> & { id: string } & Pick<DashboardProps, 'words'>

export const DashboardsBlock = ({ dashboard, words, ...block }: DashboardsBlockProps) => (
  <Showcase {...block} headingLook="bar" space="compact">
    <Dashboard {...dashboard} words={words} />
  </Showcase>
)
