import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import type { ReportChannel } from '#src/models/names/reportNames.ts'

/** Outline of each channel, with space for the two letters of a language: a receiver, a bubble, a screen, a kiosk. */
const OUTLINES: Record<ReportChannel, string> = {
  phone: 'M8 1h8a7 7 0 0 1 0 15H8A7 7 0 0 1 8 1z',
  text: 'M4 1h16a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-9l-5 4v-4H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z',
  app: 'M4 1h16a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zM8 18h8v1.600H8z',
  portal: 'M1 1h22v15h-9.500v2h4v1.600h-11V18h4v-2H1z',
}
const symbolId = (channel: ReportChannel) => `week-${channel}`

/** The four outlines, once per page. Marks refer to them. */
export const ChannelOutlines = () => (
  <svg aria-hidden="true" className="absolute size-0">
    {keysOf(OUTLINES).map((channel) => (
      <symbol key={channel} id={symbolId(channel)} viewBox="0 0 24 20" overflow="visible">
        <path d={OUTLINES[channel]} vectorEffect="non-scaling-stroke" />
      </symbol>
    ))}
  </svg>
)

/** Colors of an outline on paper and in forced colors. */
export const OUTLINE_COLORS_CLASS = 'print:fill-none print:stroke-ink forced-colors:fill-none forced-colors:stroke-current'

export type ChannelSymbolProps = { channel: ReportChannel; x?: string; y?: string }

/** @param x and `y` its upper left corner, in em */
export const ChannelSymbol = ({ channel, x = '0', y = '0' }: ChannelSymbolProps) => (
  <use href={`#${symbolId(channel)}`} x={x} y={y} width="2.2em" height="1.83em" />
)
