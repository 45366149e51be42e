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
  /** The background. On a deck, a picture without a surface gets one. */
  surface?: 'paper' | 'deck'
}

/** Draws the scene that content names. schemas/scenes/scenes.ts has the closed list. */
export function ChosenScene({ scene, dashboardWords, surface = 'paper' }: ChosenSceneProps) {
  switch (scene.kind) {
    case 'call':
      return <AgentCall {...scene} />
    case 'broadcast':
      return <Broadcast {...scene} />
    case 'flow':
      return <DecisionFlow {...scene} />
    case 'ledger':
      return <PointsLedger {...scene} />
    case 'board':
      return <ShiftBoard {...scene} isCompact={scene.compact} />
    case 'thread':
      return <TextThread {...scene} isRaised />
    case 'chart':
      return <WeekChart {...scene} />
    case 'dashboard':
      return <Dashboard {...scene} words={dashboardWords} />
    case 'escalation':
      return <Escalation {...scene} />
    case 'portal':
      return <Portal {...scene} />
    case 'queue':
      return <ReviewQueue {...scene} surface={surface} />
    case 'skills':
      return <SkillMatrix {...scene} />
  }
}
