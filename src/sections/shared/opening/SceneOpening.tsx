import { ChosenScene } from '#src/illustrations/scenes/ChosenScene.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { DashboardWords } from '#src/schemas/dashboards.ts'
import type { SceneChoice } from '#src/schemas/scenes/scenes.ts'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { darkOpeningAttributes } from './darkOpening.attributes.ts'
import { FirstScreenEnd } from './FirstScreenEnd.tsx'
import { OpeningActions } from './OpeningActions.tsx'
import type { OpeningWords } from './openingWords.ts'

export type SceneOpeningProps = OpeningWords & { scene: SceneChoice; dashboardWords: DashboardWords }

/** Whether half the page is too narrow for a picture: it then stands below the words, over the whole width. */
const isWide = (scene: SceneChoice) =>
  scene.kind === 'dashboard' || scene.kind === 'escalation' || (scene.kind === 'board' && !scene.compact)

const PLACES = {
  beside: { whole: 'lg:grid-cols-2', words: '', buttons: 'large' },
  below: { whole: '', words: 'grid gap-x-16 lg:grid-cols-figures lg:items-baseline-last', buttons: 'compact' },
} as const

/** A first screen with any picture of the product, on the dark deck. */
export function SceneOpening({ eyebrow, heading, lede, primary, secondary, scene, dashboardWords }: SceneOpeningProps) {
  const place = PLACES[isWide(scene) ? 'below' : 'beside']
  return (
    <section {...darkOpeningAttributes.opening.props()} className="bg-deck text-on-deck">
      <div className={cn('column grid grid-cols-1 gap-x-16 gap-y-9 pt-8 pb-12 lg:pt-11 lg:pb-16', place.whole)}>
        <div className={place.words}>
          <div>
            <Eyebrow surface="deck">{eyebrow}</Eyebrow>
            <Heading level={1} size="7xl" className="mt-4 measure-em-12">
              {heading}
            </Heading>
          </div>
          <div className="mt-4">
            <p className="measure-46 text-lg text-on-deck-2">{lede}</p>
            <OpeningActions size={place.buttons} look="deck" isPhoneWide primary={primary} secondary={secondary} className="mt-6" />
          </div>
        </div>
        <FirstScreenEnd />
        <div className="min-w-0 text-ink">
          <ChosenScene scene={scene} dashboardWords={dashboardWords} surface="deck" />
        </div>
      </div>
    </section>
  )
}
