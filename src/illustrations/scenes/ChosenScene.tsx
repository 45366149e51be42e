import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import { WeekChart } from '../chart/WeekChart.tsx'
import { AgentCall } from './AgentCall.tsx'
import { Broadcast } from './Broadcast.tsx'
import { Dashboard } from './Dashboard.tsx'
import { DecisionFlow } from './DecisionFlow.tsx'
import { Escalation } from './Escalation.tsx'
import { PointsLedger } from './PointsLedger.tsx'
import { Portal } from './Portal.tsx'
import { ReviewQueue } from './ReviewQueue.tsx'
import { ShiftBoard } from './ShiftBoard.tsx'
import { SkillMatrix } from './SkillMatrix.tsx'
import type { SceneData } from './sceneData.ts'
import { TextThread } from './TextThread.tsx'

/**
 * Where a picture stands: on the paper of a section, on a dark deck, where a picture without a surface gets one, in a card, or in one of two
 * cards side by side.
 */
type ScenePlace = 'paper' | 'deck' | 'card' | 'halfCard'
const isInCard = (place: ScenePlace): boolean => place === 'card' || place === 'halfCard'

/** The pictures that content chooses from. schemas/scenes/scenes.ts has the closed list. */
const SCENES: ComponentsByKind<SceneData, { where: ScenePlace }> = {
  call: AgentCall,
  broadcast: ({ where, ...scene }) => <Broadcast {...scene} isBrief={where === 'halfCard'} />,
  flow: DecisionFlow,
  ledger: ({ where, ...scene }) => <PointsLedger {...scene} isBrief={where === 'halfCard'} />,
  board: ({ where, compact, ...scene }) => <ShiftBoard {...scene} isCompact={isInCard(where) || compact} />,
  thread: ({ where, ...scene }) => <TextThread {...scene} isInCard={isInCard(where)} />,
  chart: WeekChart,
  dashboard: Dashboard,
  escalation: Escalation,
  portal: Portal,
  queue: ({ where, ...scene }) => <ReviewQueue {...scene} surface={where === 'deck' ? 'deck' : 'paper'} />,
  skills: SkillMatrix,
}

export type ChosenSceneProps = { scene: SceneData; place?: ScenePlace }

/** Draws the scene that content names. */
export function ChosenScene({ scene, place = 'paper' }: ChosenSceneProps) {
  const Scene = componentOf(SCENES, scene)
  return <Scene {...scene} where={place} />
}
