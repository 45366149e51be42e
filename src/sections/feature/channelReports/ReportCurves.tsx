import type { ChannelReport } from '#src/schemas/opening/channelReportsOpening.ts'
import { channelReportsAttributes } from './channelReports.attributes.ts'

/** A box that is stretched over four rows of lanes. At the usual text size it is 28 rem high and 10 rem wide. */
const BOX = { width: 160, height: 448 }
/** Distance of the lines at the record, as that of its sockets (sections/feature/channelReports/channelReports.css). */
const SOCKETS_APART = 16

/** @returns the curve from the middle of a row to its socket */
function curveToSocket(index: number, count: number): string {
  const from = (BOX.height / count) * (index + 0.5)
  const to = BOX.height / 2 + (index - (count - 1) / 2) * SOCKETS_APART
  return `M0 ${from}C${BOX.width * 0.62} ${from} ${BOX.width * 0.38} ${to} ${BOX.width} ${to}`
}

export type ReportCurvesProps = { channels: readonly ChannelReport['channel'][] }

/** The lines that join at the record, on screens wide enough for the record to stand beside the lanes. */
export function ReportCurves({ channels }: ReportCurvesProps) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" className="lane-curves">
      {channels.map((channel, index) => (
        <g key={channel} {...channelReportsAttributes.channel.props(channel)}>
          <path d={curveToSocket(index, channels.length)} />
          {/* Over the line, the wider one of the chosen lane. */}
          <path d={curveToSocket(index, channels.length)} className="lane-curve-edge" />
          <path d={curveToSocket(index, channels.length)} className="lane-curve-core" />
        </g>
      ))}
    </svg>
  )
}
