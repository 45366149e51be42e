import { AgentCall, type AgentCallProps } from './AgentCall'
import { Broadcast, type BroadcastProps } from './Broadcast'
import { WeekChart, type WeekChartProps } from './chart/WeekChart'
import { Dashboard, type DashboardProps } from './Dashboard'
import { DecisionFlow, type DecisionFlowProps } from './DecisionFlow'
import { Escalation, type EscalationProps } from './Escalation'
import { PointsLedger, type PointsLedgerProps } from './PointsLedger'
import { Portal, type PortalProps } from './Portal'
import { ReviewQueue, type ReviewQueueProps } from './ReviewQueue'
import { ShiftBoard, type ShiftBoardProps } from './ShiftBoard'
import { SkillMatrix, type SkillMatrixProps } from './SkillMatrix'
import { TextThread, type TextThreadProps } from './TextThread'

/** A picture of the product, named by its kind: the closed list that content chooses from (schemas/scenes/scenes.ts). */
export type SceneChoice =
  | ({ kind: 'call' } & AgentCallProps)
  | ({ kind: 'broadcast' } & BroadcastProps)
  | ({ kind: 'flow' } & DecisionFlowProps)
  | ({ kind: 'ledger' } & PointsLedgerProps)
  | ({ kind: 'board'; compact?: boolean } & Omit<ShiftBoardProps, 'isCompact'>)
  | ({ kind: 'thread' } & TextThreadProps)
  | ({ kind: 'chart' } & WeekChartProps)
  | ({ kind: 'dashboard' } & DashboardProps)
  | ({ kind: 'escalation' } & EscalationProps)
  | ({ kind: 'portal' } & PortalProps)
  | ({ kind: 'queue' } & ReviewQueueProps)
  | ({ kind: 'skills' } & SkillMatrixProps)

export type ChosenSceneProps = { scene: SceneChoice }

/** Draws whichever scene the content names. */
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
