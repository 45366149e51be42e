import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import { BoardScene } from './BoardScene.tsx'
import { BroadcastScene } from './BroadcastScene.tsx'
import { CallScene } from './CallScene.tsx'
import { ChartScene } from './ChartScene.tsx'
import { DashboardScene } from './DashboardScene.tsx'
import { EscalationScene } from './EscalationScene.tsx'
import { FlowScene } from './FlowScene.tsx'
import { LedgerScene } from './LedgerScene.tsx'
import { PortalScene } from './PortalScene.tsx'
import { QueueScene } from './QueueScene.tsx'
import { SkillsScene } from './SkillsScene.tsx'
import type { SceneData } from './sceneData.ts'
import { ThreadScene } from './ThreadScene.tsx'

/**
 * What a picture stands in: on the paper of a section, on a dark deck, where a picture without a surface gets one, in a card, or in one
 * of two cards side by side.
 */
type SceneContainer = 'paper' | 'deck' | 'card' | 'halfCard'
const isInCard = (container: SceneContainer): boolean => container === 'card' || container === 'halfCard'

/** The pictures that content chooses from. schemas/scenes/scenes.ts has the closed list. */
const SCENES: ComponentsByKind<SceneData, { container: SceneContainer }> = {
  call: CallScene,
  broadcast: ({ container, ...scene }) => <BroadcastScene {...scene} isBrief={container === 'halfCard'} />,
  flow: FlowScene,
  ledger: ({ container, ...scene }) => <LedgerScene {...scene} isBrief={container === 'halfCard'} />,
  board: ({ container, compact, ...scene }) => <BoardScene {...scene} isCompact={isInCard(container) || compact} />,
  thread: ({ container, ...scene }) => <ThreadScene {...scene} isInCard={isInCard(container)} />,
  chart: ChartScene,
  dashboard: DashboardScene,
  escalation: EscalationScene,
  portal: PortalScene,
  queue: ({ container, ...scene }) => <QueueScene {...scene} surface={container === 'deck' ? 'deck' : 'paper'} />,
  skills: SkillsScene,
}

export type ScenePictureProps = { scene: SceneData; container?: SceneContainer }

/** Draws the scene that content names. */
export function ScenePicture({ scene, container = 'paper' }: ScenePictureProps) {
  const Scene = componentOf(SCENES, scene)
  return <Scene {...scene} container={container} />
}
