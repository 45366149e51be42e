import type { ReactNode } from 'react'
import { ScenePicture, type ScenePictureProps } from '#src/illustrations/scenes/ScenePicture.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { Picture, type PictureProps } from '../picture/Picture.tsx'
import { FirstScreenEnd } from './FirstScreenEnd.tsx'
import { OpeningActions } from './OpeningActions.tsx'
import { OpeningSection } from './OpeningSection.tsx'
import { OpeningTitle } from './OpeningTitle.tsx'
import type { OpeningWords } from './openingWords.ts'

/** Place of the picture, if there is one, and the size of the buttons. */
const LOOKS = {
  besidePicture: { whole: 'lg:grid-cols-2', words: '', buttons: 'large' },
  abovePicture: { whole: '', words: 'grid gap-x-16 lg:grid-cols-figures lg:items-baseline-last', buttons: 'compact' },
  withoutPicture: { whole: '', words: '', buttons: 'large' },
} as const

/** The children are the picture. */
type Pictured = { look: Exclude<keyof typeof LOOKS, 'withoutPicture'>; children: ReactNode } | { look: 'withoutPicture'; children?: never }
export type DeckOpeningProps = OpeningWords & Pictured

/** A first screen on the dark deck: its words, and a picture beside or below them. */
export function DeckOpening({ eyebrow, heading, lede, primary, secondary, look, children }: DeckOpeningProps) {
  const { whole, words, buttons } = LOOKS[look]
  return (
    <OpeningSection surface="deck">
      <div className={cn('column grid grid-cols-1 gap-x-16 gap-y-9 pt-8 pb-12 lg:pt-11 lg:pb-16', whole)}>
        <div className={words}>
          <OpeningTitle surface="deck" eyebrow={eyebrow} heading={heading} className="measure-em-12" />
          <div className="mt-4">
            <p className="measure-46 text-lg text-on-deck-2">{lede}</p>
            <OpeningActions size={buttons} surface="deck" onPhones="wide" primary={primary} secondary={secondary} className="mt-6" />
          </div>
        </div>
        <FirstScreenEnd />
        {children && <div className="min-w-0 text-ink">{children}</div>}
      </div>
    </OpeningSection>
  )
}

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

/** A first screen with a picture file. */
export const PhotoOpening = ({ file, alt, ...words }: OpeningWords & Pick<PictureProps, 'file' | 'alt'>) => (
  <DeckOpening look="besidePicture" {...words}>
    <Picture file={file} alt={alt} isFirst />
  </DeckOpening>
)
