import { designColor } from '../designColor.ts'
import { CoverGround } from './CoverGround.tsx'
import { CoverText } from './CoverText.tsx'
import { sharesOfLargest } from './coverScale.ts'
import { FlapValue } from './FlapValue.tsx'

export type ReceiptsCoverProps = {
  caption: string
  slips: readonly { value: number; label: string; before?: string | undefined }[]
}

const PAPER = { left: 56, right: 584, gap: 30, longest: 226, rail: 26 }
const TEETH = 12
/** The print on a slip. `label` is the space for the label and the value below it. */
const PRINT = { margin: 14, top: 18, pitch: 16, label: 96 }

/** @returns the length of each slip, in proportion */
export const slipLengths = (values: readonly number[]): number[] => sharesOfLargest(values).map((share) => share * PAPER.longest)

/** Payments as slips of paper that hang from a rail, where others have their caption. Their lengths are the amounts. */
export function ReceiptsCover({ caption, slips }: ReceiptsCoverProps) {
  const lengths = slipLengths(slips.map(({ value }) => value))
  const width = (PAPER.right - PAPER.left - PAPER.gap * (slips.length - 1)) / slips.length
  const tooth = width / TEETH
  return (
    <>
      {slips.map(({ value, label, before = '' }, index) => {
        const left = PAPER.left + index * (width + PAPER.gap)
        const end = PAPER.rail + Math.round(lengths[index] ?? 0)
        const teeth = `l${-tooth / 2} 7l${-tooth / 2} -7`.repeat(TEETH)
        return (
          <g key={label}>
            <path d={`M${left} ${PAPER.rail}h${width}V${end}${teeth}z`} fill={designColor('bubble')} />
            <path d={printedLines(left, width, end, index)} stroke={designColor('bubble-ink')} strokeWidth="3" opacity=".3" />
            <CoverText x={left + width / 2} y={end - 62} size={20} anchor="middle" ink="bubble-ink">
              {label}
            </CoverText>
            <FlapValue x={left + width / 2} y={end - 12} value={`${before}${value.toLocaleString('en-US')}`} />
          </g>
        )
      })}
      <path
        d={`M${PAPER.left - 20} ${PAPER.rail - 8}h${PAPER.right - PAPER.left + 40}v12h-${PAPER.right - PAPER.left + 40}z`}
        fill={designColor('paint-steel')}
      />
      <CoverGround />
      <CoverText x={320} y={343} size={26} anchor="middle" ink="on-deck">
        {caption}
      </CoverText>
    </>
  )
}

/** The print on a slip, in lines of a word and a short amount, down to the label. The same in every build, and different on each slip. */
function printedLines(left: number, width: number, end: number, slip: number): string {
  const { margin, top, pitch, label } = PRINT
  const count = Math.max(0, Math.floor((end - label - PAPER.rail) / pitch))
  return Array.from({ length: count }, (_, line) => {
    const extra = (line * 29 + slip * 13) % 40
    return `M${left + margin} ${PAPER.rail + top + line * pitch}h${38 + extra}m${width - 66 - extra} 0H${left + width - margin}`
  }).join('')
}
