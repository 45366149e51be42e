import { designColor } from '#src/illustrations/designColor.ts'
import { clockHands } from '#src/lib/anywhere/time/clockTime.ts'

export type SchoolBuildingProps = {
  name: string
  bell: string
  /** The bell in words, below its name. */
  bellLabel: string
}

/** A school at the end of its routes, its clock at the bell. Its street is at the left edge of the drawing, its doorstep at the top. */
export function SchoolBuilding({ name, bell, bellLabel }: SchoolBuildingProps) {
  const hands = clockHands(bell)
  return (
    <>
      <path d="M0-13h118v26H0z" fill={designColor('soot')} />
      <path d="M0 0h105v-10" className="fill-none stroke-signal" strokeWidth="5" />
      <g transform="translate(24 -10) scale(1.16)">
        <path d="M0 0V-36h40v-16h60v16h40V0zM34-50l36-23 36 23zM69-72v-20h2v20z" fill={designColor('soot')} />
        <path d="M71-92h17v11H71z" fill={designColor('signal')} />
        <path
          d="M6-29h12v12H6zM22-29h12v12H22zM106-29h12v12h-12zM122-29h12v12h-12zM46-30h10v14H46zM84-30h10v14H84zM61 0v-26h18V0z"
          fill={designColor('paint-lamp')}
        />
        <g transform="translate(70 -46)">
          <circle r="9.500" fill={designColor('on-deck')} />
          <path d="M0 1v-6" stroke={designColor('soot')} strokeWidth="2" transform={`rotate(${hands.hour})`} />
          <path d="M0 1v-9" stroke={designColor('soot')} strokeWidth="1.500" transform={`rotate(${hands.minute})`} />
        </g>
      </g>
      <text x="24" y="36" className="fill-on-deck font-display text-lg font-bold">
        {name}
      </text>
      <text x="24" y="57" className="fill-on-deck">
        {bellLabel}
      </text>
    </>
  )
}
