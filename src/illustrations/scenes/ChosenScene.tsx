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

export type ChosenSceneProps = { scene: SceneChoice }

/** Draws whichever scene the content names: the closed list that it chooses from is schemas/scenes/scenes.ts. */
export function ChosenScene({ scene }: ChosenSceneProps) {
  switch (scene.kind) {
    case 'call':
      return <AgentCall {...scene} />
    case 'broadcast':
      return <Broadcast {...scene} className="shadow-deck" />
    case 'flow':
      return <DecisionFlow {...scene} />
    case 'ledger':
      return <PointsLedger {...scene} className="shadow-deck" />
    case 'board':
      return <ShiftBoard {...scene} isCompact={scene.compact} />
    case 'thread':
      return <TextThread {...scene} className="shadow-deck sm:p-6" />
    case 'chart':
      return <WeekChart {...scene} />
    case 'dashboard':
      return <Dashboard {...scene} />
    case 'escalation':
      return <Escalation {...scene} />
    case 'portal':
      return <Portal {...scene} />
    case 'queue':
      return <ReviewQueue {...scene} />
    case 'skills':
      return <SkillMatrix {...scene} />
  }
}
