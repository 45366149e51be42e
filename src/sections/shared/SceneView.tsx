import { AgentCall, type AgentCallProps } from '../../illustrations/AgentCall'
import { Broadcast, type BroadcastProps } from '../../illustrations/Broadcast'
import { DecisionFlow, type DecisionFlowProps } from '../../illustrations/DecisionFlow'
import { PointsLedger, type PointsLedgerProps } from '../../illustrations/PointsLedger'
import { ShiftBoard, type ShiftBoardProps } from '../../illustrations/ShiftBoard'
import { TextThread, type TextThreadProps } from '../../illustrations/TextThread'
import { WeekChart, type WeekChartProps } from '../../illustrations/WeekChart'

/** A picture of the product, named by its kind: the closed list that content chooses from (schemas/scenes.ts). */
export type Scene =
  | ({ kind: 'call' } & AgentCallProps)
  | ({ kind: 'broadcast' } & BroadcastProps)
  | ({ kind: 'flow' } & DecisionFlowProps)
  | ({ kind: 'ledger' } & PointsLedgerProps)
  | ({ kind: 'board' } & ShiftBoardProps)
  | ({ kind: 'thread' } & TextThreadProps)
  | ({ kind: 'chart' } & WeekChartProps)

export type SceneViewProps = {
  scene: Scene
  /** On a page's first screen. */
  large?: boolean
}

/** Draws whichever scene the content names. */
export function SceneView({ scene, large = false }: SceneViewProps) {
  switch (scene.kind) {
    case 'call':
      return <AgentCall {...scene} />
    case 'broadcast':
      return <Broadcast {...scene} className={large ? 'text-base shadow-deck' : 'shadow-deck'} />
    case 'flow':
      return <DecisionFlow {...scene} />
    case 'ledger':
      return <PointsLedger {...scene} className="shadow-deck" />
    case 'board':
      return <ShiftBoard {...scene} />
    case 'thread':
      return <TextThread {...scene} className="shadow-deck sm:p-6" />
    case 'chart':
      return <WeekChart {...scene} />
  }
}
