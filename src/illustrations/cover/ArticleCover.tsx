import type { ReactNode } from 'react'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import type { SkyHour } from '#src/models/pictures/skyHours.ts'
import type { CoverGlyph } from '#src/schemas/article/articleCover.ts'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { designColor } from '../designColor.ts'
import { SkyGradient } from '../sky/SkyGradient.tsx'
import { Stars } from '../sky/Stars.tsx'
import { Workplace } from '../workplace/Workplace.tsx'
import { WORKPLACE_HORIZONS } from '../workplace/workplaceHorizons.ts'
import { ArcsCover } from './ArcsCover.tsx'
import { DialCover } from './DialCover.tsx'
import { HeadsCover } from './HeadsCover.tsx'
import { LitCover } from './LitCover.tsx'
import { MomentsCover } from './MomentsCover.tsx'
import { NoticeCover } from './NoticeCover.tsx'
import { ReceiptsCover } from './ReceiptsCover.tsx'
import { StairsCover } from './StairsCover.tsx'
import { TowersCover } from './TowersCover.tsx'
import { TrainCover } from './TrainCover.tsx'
import { WindowsCover } from './WindowsCover.tsx'
import { WiresCover } from './WiresCover.tsx'
import { type CoverCaptionLook, withSkyCaption } from './withSkyCaption.tsx'

export type ArticleCoverProps = {
  /** Undefined until the article has a cover. Then the tag's workplace is drawn. */
  glyph: CoverGlyph | undefined
  hour: SkyHour
  workplace: WorkplaceName
  /** For wide covers: the caption is smaller, so that it does not compete with the article's headline. */
  isLarge?: boolean
  /** Prefix of the gradients' ids, because a page may have several covers. */
  id: string
  className?: string
}

/** Size of a cover (16:9), and the height at which its ground begins. */
export const COVER = { width: 640, height: 360, ground: 308 } as const
const GLYPHS: ComponentsByKind<CoverGlyph, CoverCaptionLook> = {
  towers: withSkyCaption(TowersCover),
  stairs: withSkyCaption(StairsCover),
  notice: withSkyCaption(NoticeCover),
  receipts: ReceiptsCover,
  windows: withSkyCaption(WindowsCover),
  lit: withSkyCaption(LitCover),
  wires: withSkyCaption(WiresCover),
  train: withSkyCaption(TrainCover),
  heads: withSkyCaption(HeadsCover),
  arcs: withSkyCaption(ArcsCover),
  moments: withSkyCaption(MomentsCover),
  dial: withSkyCaption(DialCover),
}

/** The sun, the moon or a star of each hour. */
const SUN_MOON_OR_STAR: Readonly<Record<SkyHour, ReactNode>> = {
  night: <path d="M560 44a30 30 0 1 0 32 42 25 25 0 0 1-32-42z" fill={designColor('on-deck')} opacity=".9" />,
  early: <path d="M606 38a17 17 0 1 0 12 25 14 14 0 0 1-12-25z" fill={designColor('on-deck')} opacity=".8" />,
  first: <path d="M592 46l4 13 13 4-13 4-4 13-4-13-13-4 13-4z" fill={designColor('paint-beam')} />,
  dawn: <circle cx="120" cy="262" r="64" fill={designColor('paint-beam')} />,
  day: <circle cx="560" cy="74" r="34" fill={designColor('paint-beam')} />,
  evening: <circle cx="524" cy="290" r="60" fill={designColor('stop')} opacity=".8" />,
}

/** An article's picture: one figure of its text under the sky of its tag. Screen readers read only the title beside it. */
export function ArticleCover({ glyph, hour, workplace, isLarge = false, id, className }: ArticleCoverProps) {
  const Glyph = glyph && componentOf(GLYPHS, glyph)
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      preserveAspectRatio="xMidYMax meet"
      className={className}
    >
      <CoverSky hour={hour} gradientId={`${id}-sky`} />
      {/* The horizon of a tag's pictures. */}
      <path d={WORKPLACE_HORIZONS[workplace]} fill={designColor('soot')} opacity=".28" />
      {Glyph ? (
        <Glyph {...glyph} ink={hour === 'day' ? 'bubble-ink' : 'on-deck'} isLarge={isLarge} />
      ) : (
        <g transform="translate(10 121) scale(.9)">
          <Workplace name={workplace} hour={hour} id={`${id}-scene`} />
          <path d="M-20 226h760v60H-20z" fill={designColor('soot')} />
        </g>
      )}
    </svg>
  )
}

function CoverSky({ hour, gradientId }: { hour: SkyHour; gradientId: string }) {
  return (
    <>
      <defs>
        <SkyGradient id={gradientId} hour={hour} />
      </defs>
      <rect width={COVER.width} height={COVER.height} fill={`url(#${gradientId})`} />
      <svg aria-hidden="true" width={COVER.width} height="200">
        <Stars hour={hour} />
      </svg>
      {SUN_MOON_OR_STAR[hour]}
    </>
  )
}
