import { useId } from 'react'
import { designColor } from '#src/illustrations/designColor.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { BAY, MACHINES, type MachineName } from './stationMachines.ts'

/** Higher than a bay of the hall: its lamp hangs from far above, and its floor continues to the front. */
const UNLIT_BAY = { top: -44, height: 202, floor: 126, x: 160 } as const
/** Head and body of a standing person, each one outline, from the feet up. */
const OUTLINE =
  'M0-67a11 11 0 1 1 .01 0zM-9 0L-11.500-31C-16.500-31-18-35-17.500-41L-16-51Q-14-62.500-4-62.500H4Q14-62.500 16-51L17.500-41C18-35 16.500-31 11.500-31L9 0z'

export type EmptyBayProps = {
  machine: MachineName | undefined
  /** Spacing around it. */
  className: string
}

/** The first station of a line without its person: dark, with a dashed outline. Hidden on phones. */
export function EmptyBay({ machine, className }: EmptyBayProps) {
  return (
    machine && (
      <div aria-hidden="true" className={cn('overflow-hidden rounded-xl border border-line shadow-deck max-lg:hidden', className)}>
        <UnlitBay machine={machine} />
      </div>
    )
  )
}

/** A bay without its person: the machine in the dark, and a dashed outline of the missing person in the light of the lamp. */
function UnlitBay({ machine }: { machine: MachineName }) {
  const light = useId()
  const { body, steel, bright } = MACHINES[machine]
  const { top, height, floor, x } = UNLIT_BAY
  return (
    <svg aria-hidden="true" {...uiAttributes.print.props('no')} viewBox={`0 ${top} ${BAY.width} ${height}`} className="block w-full">
      <defs>
        <linearGradient id={light} x2="0" y2="1">
          <stop stopColor={designColor('paint-beam')} stopOpacity=".8" />
          <stop offset="1" stopColor={designColor('paint-lamp')} stopOpacity=".14" />
        </linearGradient>
      </defs>
      <path d={`M0 ${top}h${BAY.width}v${height}H0z`} fill={designColor('paint-room')} />
      <path d={`M0 ${floor}h${BAY.width}v${top + height - floor}H0z`} fill={designColor('soot')} />
      <g transform={`translate(-22 ${floor - BAY.floor})`}>
        <path d={body} fill={designColor('soot')} stroke={designColor('paint-steel')} strokeWidth="1.500" />
        <path d={steel} fill={designColor('paint-steel')} />
        <path d={bright} fill={designColor('signal-deep')} />
      </g>
      {/* The light stands on the floor, at the operator's place. */}
      <ellipse cx={x} cy={floor + 14} rx="38" ry="8" fill={designColor('paint-lamp')} />
      <path d={`M${x - 8}-8h16L${x + 38} ${floor + 14}a38 8 0 0 1-76 0z`} fill={`url(#${light})`} />
      <path d={`M${x - 1} ${top}h2v30h5l6 7h-24l6-7h5z`} fill={designColor('paint-steel')} />
      <path
        d={OUTLINE}
        transform={`translate(${x} ${floor + 14}) scale(1.12)`}
        fill={designColor('paint-room')}
        fillOpacity=".82"
        stroke={designColor('stop')}
        strokeWidth="1.800"
        strokeDasharray="5 3.500"
        strokeLinejoin="round"
      />
    </svg>
  )
}
