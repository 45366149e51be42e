import { ChosenScene } from '#src/illustrations/scenes/ChosenScene.tsx'
import type { DashboardWords } from '#src/schemas/dashboards.ts'
import type { SceneChoice } from '#src/schemas/scenes/scenes.ts'
import { DeckOpening } from './DeckOpening.tsx'
import type { OpeningWords } from './openingWords.ts'

export type SceneOpeningProps = OpeningWords & { scene: SceneChoice; dashboardWords: DashboardWords }

/** Whether half the page is too narrow for a picture: it then stands below the words, over the whole width. */
const isWide = (scene: SceneChoice) =>
  scene.kind === 'dashboard' || scene.kind === 'escalation' || (scene.kind === 'board' && !scene.compact)

/** A first screen with any picture of the product. */
export const SceneOpening = ({ scene, dashboardWords, ...words }: SceneOpeningProps) => (
  <DeckOpening look={isWide(scene) ? 'abovePicture' : 'besidePicture'} {...words}>
    <ChosenScene scene={scene} dashboardWords={dashboardWords} surface="deck" />
  </DeckOpening>
)
