import { ChosenScene, type SceneChoice } from '../../illustrations/ChosenScene'
import { PageHero, type PageHeroProps } from '../shared/PageHero'

/** What a feature page can open with; the closed list that content chooses from (schemas/opening). */
export type FeatureOpeningProps = { hero: PageHeroProps; opening: { kind: 'scene'; scene: SceneChoice } }

/** The first screen of a feature page. */
export function FeatureOpening({ hero, opening }: FeatureOpeningProps) {
  switch (opening.kind) {
    case 'scene':
      return (
        <PageHero {...hero}>
          <ChosenScene scene={opening.scene} large />
        </PageHero>
      )
  }
}
