import { Broadcast } from '../../illustrations/scenes/Broadcast'
import { PointsLedger } from '../../illustrations/scenes/PointsLedger'
import { ShiftBoard } from '../../illustrations/scenes/ShiftBoard'
import { TextThread } from '../../illustrations/scenes/TextThread'
import type { HomeFeature } from '../../schemas/home/featureCards'

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
