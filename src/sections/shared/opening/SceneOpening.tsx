import { ScenePicture, type ScenePictureProps } from '#src/illustrations/scenes/ScenePicture.tsx'
import { DeckOpening } from './DeckOpening.tsx'
import type { OpeningWords } from './openingWords.ts'

export type SceneOpeningProps = OpeningWords & Pick<ScenePictureProps, 'scene'>

/** Whether a picture needs more than half of the page, and so stands below the words. */
const isWide = (scene: SceneOpeningProps['scene']) =>
  scene.kind === 'dashboard' || scene.kind === 'escalation' || (scene.kind === 'board' && !scene.compact)

/** A first screen with any picture of the product. */
export const SceneOpening = ({ scene, ...words }: SceneOpeningProps) => (
  <DeckOpening look={isWide(scene) ? 'abovePicture' : 'besidePicture'} {...words}>
    <ScenePicture scene={scene} container="deck" />
  </DeckOpening>
)
