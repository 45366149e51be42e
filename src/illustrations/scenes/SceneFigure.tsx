import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { SceneChoice, SceneOf } from '#src/schemas/scenes/scenes.ts'
import { SAMPLE_PICTURE } from '#src/site/interfaceValues.ts'
import { type Sampled, SampleLabel } from './PanelHead.tsx'

/** What content says of a picture of a kind, as who draws it takes it: what does not say so is a sample. */
export type SceneDataOf<Kind extends SceneChoice['kind']> = Omit<SceneOf<Kind>, 'kind' | 'sample'> & Sampled & Joined
/** Whether the picture goes on from the bar above it (sections/shared/Showcase.tsx), which has the upper corners and the shadow of both. */
type Joined = { isJoined?: boolean | undefined }

const DECK = 'bg-deck text-on-deck ring-1 ring-deck-line ring-inset'
const LOOKS = {
  /** A picture that has its own surface inside. */
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
  /** Rows, of which one may take what is left. */
  rows: 'sm:flex sm:flex-col',
}
export type SceneFigureProps = Sampled &
  Joined & {
    describe: string
    /** What the description leaves out, made from the picture's data (pictureSentences.ts). */
    spoken?: readonly string[]
    children: ReactNode
    look?: keyof typeof LOOKS
    /** How the picture fills its figure, where that may be higher. */
    body?: keyof typeof BODIES
    /** Where it stands, and the space inside it. */
    className?: string
    /** Classes of the sample label, where the panel has no space of its own around its parts. */
    sampleLabelClass?: string
    /** The panel's head shows the sample label (PanelHead), so that nothing is added above it. */
    hasLabelInHead?: boolean
  }

/** A picture made of the product's own interface: words for screen readers, hidden from them otherwise. */
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
