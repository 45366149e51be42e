import type { ReactNode } from 'react'
import { Eyebrow, type EyebrowProps } from '#src/ui/Eyebrow.tsx'
import { Heading, type HeadingProps } from '#src/ui/Heading.tsx'
import { OpeningActions, type OpeningActionsProps } from './OpeningActions.tsx'
import type { OpeningWords } from './openingWords.ts'

type HeadLook = Pick<EyebrowProps, 'surface' | 'hasStripes'> & {
  /** Classes around eyebrow and headline, if these two are one grid item. */
  title?: string
  eyebrow?: string
  /** Size of the headline, if not the usual one. */
  size?: NonNullable<HeadingProps['size']>
  headline: string
  /** Classes around lede and buttons, if these two are one item. */
  pitch?: string
  lede: string
  buttons: Pick<OpeningActionsProps, 'size' | 'phoneSize' | 'look' | 'isPhoneWide'>
  actions?: string
}

const SCENE = {
  surface: 'deck',
  title: '',
  headline: 'mt-4 measure-em-12',
  pitch: 'mt-4',
  lede: 'measure-46 text-lg text-on-deck-2',
  actions: 'mt-6',
} as const
const WORKPLACE = {
  headline: 'mt-4 measure-em-18 low:lg:mt-2',
  pitch: 'mt-4 grid gap-x-12 gap-y-5 lg:grid-cols-ended lg:items-center',
  lede: 'measure-80 text-lg',
} as const

/** Text sizes and spacing of each first screen. */
const LOOKS: Record<
  'home' | 'lanes' | 'crowd' | 'year' | 'besideScene' | 'aboveScene' | 'workplaceByDay' | 'workplaceInTheDark',
  HeadLook
> = {
  home: {
    surface: 'deck',
    hasStripes: true,
    title: 'xl:col-span-2',
    // Hidden on phones and laptops, whose first screen needs the space.
    eyebrow: 'max-sm:hidden low:hidden',
    size: '8xl',
    headline: 'sm:mt-3 xl:mt-2 low:mt-0',
    // Indented like the board below it.
    pitch: 'xl:ps-4 low:ps-3',
    lede: 'text-on-deck-2 max-sm:text-lg low:leading-snug',
    buttons: { size: 'compact', look: 'deck' },
    actions: 'mt-4 sm:mt-5 low:mt-3',
  },
  lanes: {
    title: '',
    headline: 'mt-4',
    pitch: '',
    lede: 'text-lg text-ink-2 max-lg:measure-46 lg:max-xl:text-base',
    buttons: { size: 'compact', isPhoneWide: true },
    actions: 'mt-5',
  },
  crowd: {
    surface: 'deck',
    title: '',
    headline: 'mt-3 measure-em-11',
    lede: 'measure-46 text-on-deck-2 max-sm:text-lg',
    buttons: { size: 'large', look: 'deck', isPhoneWide: true },
    actions: 'mt-1 md:max-lg:col-span-2',
  },
  year: {
    headline: 'mt-4 measure-em-12',
    lede: 'mt-4 measure-50 text-ink-2 max-sm:text-lg md:text-lg',
    buttons: { size: 'large', phoneSize: 'compact', look: 'ledger' },
    actions: 'mt-6',
  },
  besideScene: { ...SCENE, buttons: { size: 'large', look: 'deck', isPhoneWide: true } },
  aboveScene: { ...SCENE, buttons: { size: 'compact', look: 'deck', isPhoneWide: true } },
  workplaceByDay: { ...WORKPLACE, buttons: { size: 'compact', look: 'day', isPhoneWide: true } },
  workplaceInTheDark: { ...WORKPLACE, surface: 'deck', buttons: { size: 'compact', look: 'deck', isPhoneWide: true } },
}

export type OpeningHeadProps = Omit<OpeningWords, 'eyebrow'> & {
  /** Text looks like an eyebrow; anything else has its own look. */
  eyebrow: ReactNode
  look: keyof typeof LOOKS
}

/** The words and buttons of a first screen. Its parent places it. */
export function OpeningHead({ eyebrow, heading, lede, primary, secondary, look }: OpeningHeadProps) {
  const { surface = 'paper', hasStripes = false, size = '7xl', buttons, ...classes } = LOOKS[look]
  return (
    <>
      <Group className={classes.title}>
        {typeof eyebrow === 'string' ? (
          <Eyebrow surface={surface} hasStripes={hasStripes} className={classes.eyebrow}>
            {eyebrow}
          </Eyebrow>
        ) : (
          eyebrow
        )}
        <Heading level={1} size={size} className={classes.headline}>
          {heading}
        </Heading>
      </Group>
      <Group className={classes.pitch}>
        <p className={classes.lede}>{lede}</p>
        <OpeningActions {...buttons} primary={primary} secondary={secondary} className={classes.actions} />
      </Group>
    </>
  )
}

/** Wraps two elements if the look has a class for them. An empty class makes an element without classes. */
const Group = ({ className, children }: { className: string | undefined; children: ReactNode }) =>
  className === undefined ? children : <div className={className || undefined}>{children}</div>
