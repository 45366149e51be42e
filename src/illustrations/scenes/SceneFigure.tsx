import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { SceneChoice, SceneOf } from '#src/schemas/scenes/scenes.ts'
import { SAMPLE_PICTURE } from '#src/site/interfaceValues.ts'
import { type Sampled, SampleLabel } from './PanelHead.tsx'

/** The content of a kind of picture, as its component takes it. Without `sample`, the picture is a sample. */
export type SceneDataOf<Kind extends SceneChoice['kind']> = Omit<SceneOf<Kind>, 'kind' | 'sample'> & Sampled & Joined
/** Whether the picture continues the bar above it (sections/shared/Showcase.tsx). The bar has the upper corners and the shadow of both. */
type Joined = { isJoined?: boolean | undefined }

const DECK = 'bg-deck text-on-deck ring-1 ring-deck-line ring-inset'
const LOOKS = {
  /** A picture with a surface of its own inside. */
  none: '',
  sheet: 'rounded-xl border border-line bg-card shadow-deck',
  deck: `rounded-xl shadow-deck ${DECK}`,
  /** In a card, or in a narrow place. */
  flatDeck: `rounded-xl ${DECK}`,
  phone: `rounded-4xl shadow-deck ${DECK}`,
  slip: 'rounded-lg border border-line bg-card shadow-deck',
  /** In a card, and brief: on phones it lies on the page itself. */
  briefSlip: 'rounded-lg border border-line bg-card max-sm:border-0 max-sm:bg-paper-2 max-sm:px-3 max-sm:py-2',
}
const BODIES = {
  asHigh: 'h-full',
  /** Rows, one of which may take the free height. */
  rows: 'sm:flex sm:flex-col',
}
export type SceneFigureProps = Sampled &
  Joined & {
    describe: string
    /** Sentences made from the picture's data that complete the description (pictureSentences.ts). */
    spoken?: readonly string[]
    children: ReactNode
    look?: keyof typeof LOOKS
    /** How the picture fills a figure that is higher. */
    body?: keyof typeof BODIES
    /** Its place, and its padding. */
    className?: string
    /** Classes of the sample label, for panels without padding. */
    sampleLabelClass?: string
    /** The panel's head shows the sample label (PanelHead), so no other is added. */
    hasLabelInHead?: boolean
  }

/** A picture of the product's interface. It is hidden from screen readers, which get words instead. */
export function SceneFigure({
  describe,
  spoken = [],
  children,
  look = 'none',
  isJoined = false,
  body,
  className,
  sample = true,
  sampleLabelClass,
  hasLabelInHead = false,
}: SceneFigureProps) {
  return (
    <figure className={cn(LOOKS[look], isJoined && 'rounded-t-none border-t-0 shadow-none', className) || undefined}>
      <figcaption className="sr-only">
        {[describe, ...spoken].join(' ')}
        {sample && ` ${SAMPLE_PICTURE}.`}
      </figcaption>
      <div aria-hidden="true" className={body && BODIES[body]}>
        {sample && !hasLabelInHead && <SampleLabel className={cn('mb-2', sampleLabelClass)} />}
        {children}
      </div>
    </figure>
  )
}
