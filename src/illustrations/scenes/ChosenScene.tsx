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

export type ChosenSceneProps = {
  scene: SceneData
  /**
   * Where it stands: on the paper of a section, on a dark deck, where a picture without a surface gets one, in a card, or in one of two
   * cards side by side.
   */
  place?: 'paper' | 'deck' | 'card' | 'halfCard'
}

/** Draws the scene that content names. schemas/scenes/scenes.ts has the closed list. */
export function ChosenScene({ scene, place = 'paper' }: ChosenSceneProps) {
  const isInCard = place === 'card' || place === 'halfCard'
  switch (scene.kind) {
    case 'call':
      return <AgentCall {...scene} />
    case 'broadcast':
      return <Broadcast {...scene} isBrief={place === 'halfCard'} />
    case 'flow':
      return <DecisionFlow {...scene} />
    case 'ledger':
      return <PointsLedger {...scene} isBrief={place === 'halfCard'} />
    case 'board':
      return <ShiftBoard {...scene} isCompact={isInCard || scene.compact} />
    case 'thread':
      // In a card it is hidden on phones, because home's morning has shown one above.
      return <TextThread {...scene} isRaised={!isInCard} {...(isInCard && { className: 'max-sm:hidden' })} />
    case 'chart':
      return <WeekChart {...scene} />
    case 'dashboard':
      return <Dashboard {...scene} />
    case 'escalation':
      return <Escalation {...scene} />
    case 'portal':
      return <Portal {...scene} />
    case 'queue':
      return <ReviewQueue {...scene} surface={place === 'deck' ? 'deck' : 'paper'} />
    case 'skills':
      return <SkillMatrix {...scene} />
  }
}
