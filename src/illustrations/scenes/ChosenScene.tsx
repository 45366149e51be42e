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
const SCENES: ComponentsByKind<SceneData, { place: ScenePlace }> = {
  call: AgentCall,
  broadcast: ({ place, ...scene }) => <Broadcast {...scene} isBrief={place === 'halfCard'} />,
  flow: DecisionFlow,
  ledger: ({ place, ...scene }) => <PointsLedger {...scene} isBrief={place === 'halfCard'} />,
  board: ({ place, compact, ...scene }) => <ShiftBoard {...scene} isCompact={isInCard(place) || compact} />,
  thread: ({ place, ...scene }) => <TextThread {...scene} isInCard={isInCard(place)} />,
  chart: WeekChart,
  dashboard: Dashboard,
  escalation: Escalation,
  portal: Portal,
  queue: ({ place, ...scene }) => <ReviewQueue {...scene} surface={place === 'deck' ? 'deck' : 'paper'} />,
  skills: SkillMatrix,
}

export type ChosenSceneProps = { scene: SceneData; place?: ScenePlace }

/** Draws the scene that content names. */
export function ChosenScene({ scene, place = 'paper' }: ChosenSceneProps) {
  const Scene = componentOf(SCENES, scene)
  return <Scene {...scene} place={place} />
}
