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
 * Where a picture stands: on the paper of a section, on a dark deck, where a picture without a surface gets one, in a card, or in one of two
 * cards side by side.
 */
type ScenePlace = 'paper' | 'deck' | 'card' | 'halfCard'
const isInCard = (place: ScenePlace): boolean => place === 'card' || place === 'halfCard'

/** The pictures that content chooses from. schemas/scenes/scenes.ts has the closed list. */
const SCENES: ComponentsByKind<SceneData, { where: ScenePlace }> = {
  call: CallScene,
  broadcast: ({ where, ...scene }) => <BroadcastScene {...scene} isBrief={where === 'halfCard'} />,
  flow: FlowScene,
  ledger: ({ where, ...scene }) => <LedgerScene {...scene} isBrief={where === 'halfCard'} />,
  board: ({ where, compact, ...scene }) => <BoardScene {...scene} isCompact={isInCard(where) || compact} />,
  thread: ({ where, ...scene }) => <ThreadScene {...scene} isInCard={isInCard(where)} />,
  chart: ChartScene,
  dashboard: DashboardScene,
  escalation: EscalationScene,
  portal: PortalScene,
  queue: ({ where, ...scene }) => <QueueScene {...scene} surface={where === 'deck' ? 'deck' : 'paper'} />,
  skills: SkillsScene,
}

export type ScenePictureProps = { scene: SceneData; place?: ScenePlace }

/** Draws the scene that content names. */
export function ScenePicture({ scene, place = 'paper' }: ScenePictureProps) {
  const Scene = componentOf(SCENES, scene)
  return <Scene {...scene} where={place} />
}
