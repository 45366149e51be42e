import { ChosenScene } from '#src/illustrations/scenes/ChosenScene.tsx'
import type { DashboardWords } from '#src/schemas/dashboards.ts'
import type { SceneChoice } from '#src/schemas/scenes/scenes.ts'
import { DeckOpening } from './DeckOpening.tsx'
import type { OpeningWords } from './openingWords.ts'

export type SceneOpeningProps = OpeningWords & { scene: SceneChoice; dashboardWords: DashboardWords }

/** Whether a picture needs more than half of the page, and so stands below the words. */
const isWide = (scene: SceneChoice) =>
  scene.kind === 'dashboard' || scene.kind === 'escalation' || (scene.kind === 'board' && !scene.compact)

/** A first screen with any picture of the product. */
export const SceneOpening = ({ scene, dashboardWords, ...words }: SceneOpeningProps) => (
  <DeckOpening look={isWide(scene) ? 'abovePicture' : 'besidePicture'} {...words}>
    <ChosenScene scene={scene} dashboardWords={dashboardWords} surface="deck" />
  </DeckOpening>
)
