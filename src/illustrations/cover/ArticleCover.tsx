import type { Hour } from '../../lib/anywhere/hours'
import type { WorkplaceName } from '../../lib/anywhere/pictureNames'
import { uiHooks } from '../../ui/ui.hooks'
import { paint } from '../paint'
import { Stars } from '../workplace/Stars'
import { Workplace } from '../workplace/Workplace'
import { Moments, type MomentsProps } from './Moments'
import { type CoverInk, Words } from './parts'
import { Towers, type TowersProps } from './Towers'
import { Windows, type WindowsProps } from './Windows'

/** What an article's front matter may name (schemas/articleCover.ts). */
type CoverGlyph = { caption: string } & (
  | ({ kind: 'towers' } & TowersProps)
  | ({ kind: 'windows' } & WindowsProps)
  | ({ kind: 'moments' } & MomentsProps)
)
export type ArticleCoverProps = {
  /** None yet: the topic's workplace stands for it. */
  glyph: CoverGlyph | undefined
  hour: Hour
  workplace: WorkplaceName
  /** Begins the ids of its gradients: several covers share a page. */
  id: string
  className?: string
}

/** Size of a cover, 16 to 9, and the height of its ground. */
const COVER = { width: 640, height: 360, ground: 308 } as const

/** An article's picture: the sky of its topic over one figure of its text. The title beside it is what is read out. */
export function ArticleCover({ glyph, hour, workplace, id, className }: ArticleCoverProps) {
  const ink: CoverInk = hour === 'day' ? 'bubble-ink' : 'on-deck'
  return (
    <svg aria-hidden="true" {...uiHooks.print.props('no')} viewBox={`0 0 ${COVER.width} ${COVER.height}`} className={className}>
      <defs>
        <linearGradient id={`${id}-sky`} x2="0" y2="1">
          <stop offset=".1" stopColor={paint(`hour-${hour}`)} />
          <stop offset=".6" stopColor={paint(`hour-${hour}-low`)} />
          <stop offset=".9" stopColor={paint(`hour-${hour}-glow`)} />
        </linearGradient>
      </defs>
      <rect width={COVER.width} height={COVER.height} fill={`url(#${id}-sky)`} />
      <svg aria-hidden="true" width={COVER.width} height="200">
        <Stars hour={hour} />
      </svg>
      {hour === 'day' && <circle cx="560" cy="74" r="34" fill={paint('paint-beam')} />}
      {hour === 'dawn' && <circle cx="120" cy="262" r="64" fill={paint('paint-beam')} />}
      {hour === 'night' && <path d="M560 44a30 30 0 1 0 32 42 25 25 0 0 1-32-42z" fill={paint('on-deck')} opacity=".9" />}
      <path d="M0 308v-40h70v-22h60v40h110v-26h90v34h120v-52h16v52h90v-30h84v44z" fill={paint('soot')} opacity=".28" />
      {glyph ? (
        <>
          <Words x={40} y={62} size={28} ink={ink}>
            {glyph.caption}
          </Words>
          <Glyph glyph={glyph} ink={ink} />
        </>
      ) : (
        <g transform="translate(10 121) scale(.9)">
          <Workplace name={workplace} hour={hour} id={`${id}-scene`} />
          <path d="M-20 226h760v60H-20z" fill={paint('soot')} />
        </g>
      )}
    </svg>
  )
}

function Glyph({ glyph, ink }: { glyph: CoverGlyph; ink: CoverInk }) {
  switch (glyph.kind) {
    case 'towers':
      return <Towers {...glyph} />
    case 'windows':
      return <Windows {...glyph} ink={ink} />
    case 'moments':
      return <Moments {...glyph} ink={ink} />
  }
}
