import { Broadcast } from '#src/illustrations/scenes/Broadcast.tsx'
import { PointsLedger } from '#src/illustrations/scenes/PointsLedger.tsx'
import { ShiftBoard } from '#src/illustrations/scenes/ShiftBoard.tsx'
import { TextThread } from '#src/illustrations/scenes/TextThread.tsx'
import type { HomeFeature } from '#src/schemas/home/featureCards.ts'

export type FeatureSceneProps = {
  scene: HomeFeature['scene']
  /** In one of two cards side by side. */
  isBrief?: boolean
}

/** The picture in a feature's card: a scene of schemas/scenes/scenes.ts that fits a narrow place. */
export function FeatureScene({ scene, isBrief = false }: FeatureSceneProps) {
  switch (scene.kind) {
    case 'thread':
      // Hidden on phones, because the morning above has shown one.
      return <TextThread {...scene} className="max-sm:hidden" />
    case 'ledger':
      return <PointsLedger {...scene} isBrief={isBrief} />
    case 'broadcast':
      return <Broadcast {...scene} isBrief={isBrief} />
    case 'board':
      return <ShiftBoard {...scene} isCompact />
  }
}
