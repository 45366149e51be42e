import { designColor } from '#src/illustrations/designColor.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

type Badge = IndustryBlockOf<'badges'>['badges'][number]
export type LicenseCardProps = Pick<Badge, 'card' | 'tone'> & {
  /** Its index, so that neighbors have different angles and signatures. */
  index: number
  className?: string
}

/** Colors of the card's ground and its stamp, the same in both themes, as in every drawing, and the sign on the stamp. */
const LOOKS: Record<Badge['tone'], { ground: string; stamp: string; sign: string }> = {
  go: { ground: 'paint-lamp', stamp: 'paint-apron', sign: 'M-9 0l6 7L10-8' },
  hold: { ground: 'signal', stamp: 'signal-deep', sign: 'M0-10V0L7 5' },
  plain: { ground: 'paint-steel', stamp: 'paint-steel', sign: 'M-9-4H9M-9 4H9' },
  stop: { ground: 'paint-room', stamp: 'stop', sign: 'M-8-8L8 8M8-8L-8 8' },
}
/** How far cards are turned, in degrees. */
const ANGLES = [-3, 2, -2, 3, -4]
const SIGNATURES = [
  'M0 0c6-14 12-16 10-4s6 4 10-4 4 12 10 2 8 4 16-2 10 0 16-2',
  'M0-2c4-12 10-12 8 0s8-14 12-8-6 12 4 8 6-8 12-2 14 0 20-4',
  'M0 0c10-20 14-10 6-2s14 2 16-6 0 12 8 4 4-4 8 2 12-6 22-2',
]
const CARD = { width: 176, height: 110 } as const

/** A license, a clearance or a health card: its boxes, its expiry date, and today's stamp. */
export function LicenseCard({ card: { title, marks = [], until }, tone, index, className }: LicenseCardProps) {
  const { width, height } = CARD
  const isVoid = tone === 'stop'
  const ink = isVoid ? 'paint-steel' : 'deck'
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox="0 0 220 150"
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <path d="M0 0h220v150H0z" fill={designColor(LOOKS[tone].ground)} />
      <g transform={`translate(110 75) rotate(${ANGLES[index % ANGLES.length]}) translate(${-width / 2} ${-height / 2})`}>
        <rect y="5" width={width} height={height} rx="10" fill={designColor('soot')} opacity=".3" />
        <rect width={width} height={height} rx="10" fill={designColor('on-deck')} opacity={isVoid ? 0.82 : 1} />
        <SecurityLines color={tone === 'plain' || isVoid ? 'paint-steel' : 'paint-lamp-low'} />
        <path d={`M0 28V10Q0 0 10 0h${width - 20}q10 0 10 10v18z`} fill={designColor(ink)} />
        {isVoid && <path d={`M4 ${height - 4}L${width - 4} 4`} stroke={designColor('stop')} strokeWidth="5" strokeLinecap="round" />}
        <g fontFamily="Archivo" fontWeight="700">
          <text x="12" y="19.500" fontSize="14" fill={designColor('on-deck')}>
            {title}
          </text>
          {marks.map((mark, position) => (
            <g key={mark} transform={`translate(${12 + position * 32} 34)`}>
              <MarkBox mark={mark} ink={ink} />
            </g>
          ))}
          <text x="12" y="83" fontSize="19" fill={designColor(isVoid ? 'soot' : ink)}>
            {until}
          </text>
        </g>
        {marks.length === 0 && <path d="M12 42h78v4H12zM12 51h60v4H12zM12 60h70v4H12z" fill={designColor(ink)} opacity=".55" />}
        <path
          d={SIGNATURES[index % SIGNATURES.length]}
          transform="translate(14 101) scale(.9)"
          fill="none"
          stroke={designColor('paint-pen')}
          strokeWidth="1.600"
          strokeLinecap="round"
        />
        <Stamp tone={tone} />
      </g>
    </svg>
  )
}

/** The lines of security paper. */
const SecurityLines = ({ color }: { color: string }) => (
  <path
    d={[48, 56, 64, 72, 80, 88, 96].map((y) => `M8 ${y}c20-8 20 8 40 0s20 8 40 0 20 8 40 0 20 8 40 0`).join('')}
    fill="none"
    stroke={designColor(color)}
    opacity=".3"
  />
)

const MarkBox = ({ mark, ink }: { mark: string; ink: string }) => (
  <>
    <path d="M1 1h24v24H1z" fill={designColor('on-deck')} stroke={designColor(ink)} strokeWidth="2" />
    <text x="13" y="19" fontSize="16" textAnchor="middle" fill={designColor(ink)}>
      {mark}
    </text>
  </>
)

const Stamp = ({ tone }: Pick<Badge, 'tone'>) => (
  <g transform="translate(140 72) rotate(-12)" fill="none" stroke={designColor(LOOKS[tone].stamp)}>
    <circle r="26" strokeWidth="3.500" fill={designColor('on-deck')} />
    <circle r="20" strokeWidth="1.500" strokeDasharray="3 2.500" />
    <path d={LOOKS[tone].sign} strokeWidth="4.500" strokeLinecap="round" strokeLinejoin="round" />
  </g>
)
