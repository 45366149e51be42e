import { designColor } from '../designColor.ts'
import { SkyGradient } from '../sky/SkyGradient.tsx'
import { Stars } from '../sky/Stars.tsx'
import { ArticleCover, type ArticleCoverProps, COVER } from './ArticleCover.tsx'

export type CoverCardProps = Pick<ArticleCoverProps, 'glyph' | 'hour' | 'workplace'> & {
  width: number
  height: number
  /** Width of the cover at the right. */
  coverWidth: number
}

/** A share card with an article's cover at the right. The cover's sky and ground continue to the left. */
export function CoverCard({ width, height, coverWidth, hour, ...cover }: CoverCardProps) {
  const scale = coverWidth / COVER.width
  const top = height - COVER.height * scale
  const ground = (COVER.height - COVER.ground) * scale
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <SkyGradient id="beside" hour={hour} />
      </defs>
      <rect width={width} height={height} fill={designColor(`hour-${hour}`)} />
      <rect y={top} width={width} height={height - top} fill="url(#beside)" />
      <svg aria-hidden="true" width={width} height={height * 0.6}>
        <Stars hour={hour} />
      </svg>
      <path d={`M0 ${height - ground}h${width}v${ground}H0z`} fill={designColor('soot')} />
      <svg
        aria-hidden="true"
        x={width - coverWidth}
        y={top}
        width={coverWidth}
        height={height - top}
        viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      >
        <ArticleCover {...cover} hour={hour} id="card" />
      </svg>
    </svg>
  )
}
