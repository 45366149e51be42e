import { Broadcast } from '#src/illustrations/scenes/Broadcast.tsx'
import { PointsLedger } from '#src/illustrations/scenes/PointsLedger.tsx'
import { ShiftBoard } from '#src/illustrations/scenes/ShiftBoard.tsx'
import { TextThread } from '#src/illustrations/scenes/TextThread.tsx'
import type { HomeFeature } from '#src/schemas/home/featureCards.ts'

export type FeatureSceneProps = {
  scene: HomeFeature['scene']
  /** In one of two cards abreast. */
  isBrief?: boolean
}

/** The picture in a feature's card: those of schemas/scenes/scenes.ts that are drawn for a narrow place as well. */
export function FeatureScene({ scene, isBrief = false }: FeatureSceneProps) {
  switch (scene.kind) {
    case 'thread':
      // On phones the morning above has shown one.
      return <TextThread {...scene} className="max-sm:hidden" />
    case 'ledger':
      return <PointsLedger {...scene} isBrief={isBrief} />
    case 'broadcast':
      return <Broadcast {...scene} isBrief={isBrief} />
    case 'board':
      return <ShiftBoard {...scene} isCompact />
  }
}
