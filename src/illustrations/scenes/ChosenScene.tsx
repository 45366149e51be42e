import type { DashboardWords } from '../../schemas/blocks/dashboardWords'
import type { SceneChoice } from '../../schemas/scenes/scenes'
import { WeekChart } from '../chart/WeekChart'
import { AgentCall } from './AgentCall'
import { Broadcast } from './Broadcast'
import { Dashboard } from './Dashboard'
import { DecisionFlow } from './DecisionFlow'
import { Escalation } from './Escalation'
import { PointsLedger } from './PointsLedger'
import { Portal } from './Portal'
import { ReviewQueue } from './ReviewQueue'
import { ShiftBoard } from './ShiftBoard'
import { SkillMatrix } from './SkillMatrix'
import { TextThread } from './TextThread'

export type ChosenSceneProps = {
  scene: SceneChoice
  dashboardWords: DashboardWords
  /** Whether the picture goes on from the bar above it. */
  isJoined?: boolean
}

/** Draws whichever scene the content names: the closed list that it chooses from is schemas/scenes/scenes.ts. */
export function ChosenScene({ scene, dashboardWords, isJoined }: ChosenSceneProps) {
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
      return <ReviewQueue {...scene} />
    case 'skills':
      return <SkillMatrix {...scene} isJoined={isJoined} />
  }
}
