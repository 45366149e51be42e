import type { IconName, IconTone } from '../lib/anywhere/names/pictureNames'
import { PICTOGRAMS, type Pictogram } from './pictograms'

const ACCENTS: Record<IconTone, string> = { signal: 'fill-signal', go: 'fill-go', hold: 'fill-hold', stop: 'fill-stop', edge: 'fill-edge' }

type Looks = { className?: string; tone?: IconTone }
export type IconProps = Looks & { name: IconName }

/** An icon that content names; it says nothing that the text beside it does not. */
export const Icon = ({ name, ...looks }: IconProps) => <IconDrawing pictogram={PICTOGRAMS[name]} {...looks} />

export type IconDrawingProps = Looks & { pictogram: Pictogram }

/** Any icon drawn by the house: lines, and one part that is filled with a color. */
export function IconDrawing({ pictogram: { lines, accent, isDashed }, className, tone = 'signal' }: IconDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      className={className}
    >
      <path d={accent} stroke="none" className={ACCENTS[tone]} />
      <path d={lines} strokeLinecap="round" strokeDasharray={isDashed ? '2 2.6' : undefined} />
    </svg>
  )
}
