import { ChosenScene } from '#src/illustrations/scenes/ChosenScene.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { DashboardWords } from '#src/schemas/dashboards.ts'
import type { SceneChoice } from '#src/schemas/scenes/scenes.ts'
import { darkOpeningAttributes } from './darkOpening.attributes.ts'
import { FirstScreenEnd } from './FirstScreenEnd.tsx'
import { OpeningHead } from './OpeningHead.tsx'
import type { OpeningWords } from './openingWords.ts'

export type SceneOpeningProps = OpeningWords & { scene: SceneChoice; dashboardWords: DashboardWords }

/** Whether half the page is too narrow for a picture: it then stands below the words, over the whole width. */
const isWide = (scene: SceneChoice) =>
  scene.kind === 'dashboard' || scene.kind === 'escalation' || (scene.kind === 'board' && !scene.compact)

const PLACES = {
  beside: { whole: 'lg:grid-cols-2', words: '', head: 'besideScene' },
  below: { whole: '', words: 'grid gap-x-16 lg:grid-cols-figures lg:items-baseline-last', head: 'aboveScene' },
} as const

/** A first screen with any picture of the product, on the dark deck. */
export function SceneOpening({ scene, dashboardWords, ...words }: SceneOpeningProps) {
  const place = PLACES[isWide(scene) ? 'below' : 'beside']
  return (
    <section {...darkOpeningAttributes.opening.props()} className="bg-deck text-on-deck">
      <div className={cn('column grid grid-cols-1 gap-x-16 gap-y-9 pt-8 pb-12 lg:pt-11 lg:pb-16', place.whole)}>
        <div className={place.words}>
          <OpeningHead look={place.head} {...words} />
        </div>
        <FirstScreenEnd />
        <div className="min-w-0 text-ink">
          <ChosenScene scene={scene} dashboardWords={dashboardWords} surface="deck" />
        </div>
      </div>
    </section>
  )
}
