import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { SceneChoice, SceneOf } from '#src/schemas/scenes/scenes.ts'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { DECK_CLASS, RAISED_DECK_CLASS } from '#src/ui/surface.ts'
import type { SampleProps } from './PanelHead.tsx'

/** Props of a scene from the content's data. Without `sample`, the scene counts as a sample. */
export type SceneDataOf<Kind extends SceneChoice['kind']> = Omit<SceneOf<Kind>, 'kind' | 'sample'> & SampleProps

const LOOKS = {
  /** For a picture that draws its own surface. */
  none: '',
  sheet: 'rounded-xl border border-line bg-card shadow-deck',
  deck: RAISED_DECK_CLASS,
  /** In a card, or in a narrow place. */
  flatDeck: `rounded-xl ${DECK_CLASS}`,
  phone: `rounded-4xl shadow-deck ${DECK_CLASS}`,
  slip: 'rounded-lg border border-line bg-card shadow-deck',
  /** In a card. On phones it lies on the page itself. */
  briefSlip: 'rounded-lg border border-line bg-card max-sm:border-0 max-sm:bg-paper-2 max-sm:px-3 max-sm:py-2',
}
const BODIES = {
  asHigh: 'h-full',
  /** Rows, one of which may grow. */
  rows: 'sm:flex sm:flex-col',
}
export type SceneFrameProps = SampleProps & {
  describe: string
  /** Sentences for screen readers in addition to `describe`, made from the picture's data (pictureSentences.ts). */
  spoken?: readonly string[]
  children: ReactNode
  look?: keyof typeof LOOKS
  /** How the picture fills its figure, if the figure is higher. */
  body?: keyof typeof BODIES
  /** Its position and padding. */
  className?: string
}

/**
 * A picture of the product's interface. Screen readers get sentences instead. A sample says so in its drawing, too: in the head of its
 * panel (`PanelHead`), or with a `SampleLabel`.
 */
export function SceneFrame({ describe, spoken = [], children, look = 'none', body, className, sample = true }: SceneFrameProps) {
  return (
    <figure className={cn(LOOKS[look], className) || undefined}>
      <figcaption className="sr-only">
        {[describe, ...spoken].join(' ')}
        {sample && ` ${SAMPLE_PICTURE}.`}
      </figcaption>
      <div aria-hidden="true" className={body && BODIES[body]}>
        {children}
      </div>
    </figure>
  )
}
