import type { DashboardWords } from '#src/schemas/dashboards.ts'
import type { SceneChoice } from '#src/schemas/scenes/scenes.ts'
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
import { TextThread } from './TextThread.tsx'

export type ChosenSceneProps = {
  scene: SceneChoice
  dashboardWords: DashboardWords
  /** Whether the picture continues the bar above it. */
  isJoined?: boolean
  /** The surface below. On a deck, a picture without a surface of its own gets one. */
  surface?: 'paper' | 'deck'
}

/** Draws the scene that content names (schemas/scenes/scenes.ts). */
export function ChosenScene({ scene, dashboardWords, isJoined, surface = 'paper' }: ChosenSceneProps) {
  switch (scene.kind) {
    case 'call':
      return <AgentCall {...scene} isJoined={isJoined} />
    case 'broadcast':
      return <Broadcast {...scene} isJoined={isJoined} />
    case 'flow':
      return <DecisionFlow {...scene} isJoined={isJoined} />
    case 'ledger':
      return <PointsLedger {...scene} isJoined={isJoined} />
    case 'board':
      return <ShiftBoard {...scene} isJoined={isJoined} isCompact={scene.compact} />
    case 'thread':
      return <TextThread {...scene} isJoined={isJoined} isRaised />
    case 'chart':
      return <WeekChart {...scene} isJoined={isJoined} />
    case 'dashboard':
      return <Dashboard {...scene} words={dashboardWords} isJoined={isJoined} />
    case 'escalation':
      return <Escalation {...scene} isJoined={isJoined} />
    case 'portal':
      return <Portal {...scene} />
    case 'queue':
      return <ReviewQueue {...scene} surface={surface} />
    case 'skills':
      return <SkillMatrix {...scene} isJoined={isJoined} />
  }
}
