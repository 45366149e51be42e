import type { BoardRow } from '../../lib/anywhere/morning/morningAt'
import { morningHooks } from './morning.hooks'
import { MACHINES, type Machine } from './plantMachines'

export type MorningPlantProps = { rows: readonly BoardRow[] /** How far the sun has risen, 0 to 1. */; sun: number }

/**
 * The plant at the end of the night: a bay for each station, lit while somebody is there for the horn. On phones it has two
 * floors, so that each bay stays large enough to be seen. A picture only; the board says the same in words.
 */
export function MorningPlant({ rows, sun }: MorningPlantProps) {
  return (
    <div aria-hidden="true" className="relative mt-2">
      <Lights />
      <Yard sun={sun} />
      <div className="column relative max-w-[74rem] pt-10 sm:pt-14">
        <div className="grid grid-cols-3 lg:grid-cols-6">
          {rows.map((row, index) => (
            <div key={row.station} {...morningHooks.bay.props(row.state)} className={index > 2 ? 'relative -mt-px' : 'relative'}>
              <svg aria-hidden="true" viewBox="0 0 156 30" className={`block w-full ${index > 2 ? 'max-lg:hidden' : ''}`}>
                <path d="M-1 31V4L0 4 157 30v1z" className="fill-soot" />
              </svg>
              <Bay isLit={row.state === 'covered'} machine={MACHINES[index % MACHINES.length] as Machine} />
              <p className="bg-soot px-1 pt-1 pb-1.5 text-center text-2xs leading-tight font-medium text-on-deck-2">{row.role}</p>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function Bay({ isLit, machine }: { isLit: boolean; machine: Machine }) {
  const [lit, dark] = isLit ? [1, 0] : [0, 1]
  return (
    <svg aria-hidden="true" viewBox="0 0 156 100" className="-mt-px block w-full">
      <path d="M-1 -1h158v102H-1z" className="fill-soot" />
      <g transform="translate(8 8)">
        <path d="M0 0h140v92H0z" className="fill-night" />
        <g opacity={lit} className="fade">
          <path d="M0 0h140v92H0z" fill="url(#bay-light)" />
          <path d="M70 8 22 92h96Z" fill="url(#lamp-light)" />
          <rect x="63" y="12" width="14" height="3" rx="1.5" className="fill-lamp" />
        </g>
        <path d="M0 0h140v2H0zM34 0h3v10h-3zM103 0h3v10h-3zM69 0h2v6h-2zM60 12l6-7h8l6 7Z" className="fill-soot" />
        <g className="fill-soot">{machine.shape}</g>
        <g opacity={lit} transform={`translate(${isLit ? 0 : -16} 0)`} className="walk">
          <g transform={`translate(${machine.operator} 58)`}>
            <path d="M-5 34V20h4v14Zm6 0V20h4v14Z" className="fill-soot" />
            <path d="M-7 22V7c0-3 3-4 7-4s7 1 7 4v15Z" className="fill-stop" />
            <path d="M-7 12h14v3H-7z" className="fill-bubble" />
            <circle cy="-2" r="5" className="fill-soot" />
            <path d="M-6-3a6 6 0 0 1 12 0h2v1.5H-8V-3Z" className="fill-bubble" />
          </g>
        </g>
        <path d="M1 1h138v90H1z" opacity={dark} fill="none" strokeWidth="2" strokeDasharray="5 5" className="fade stroke-stop" />
      </g>
    </svg>
  )
}

/** Gradients of the bays, in a picture without a size: one that is not printed would take them along. */
function Lights() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <linearGradient id="bay-light" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--color-hold)" />
        <stop offset="1" stopColor="var(--color-signal-deep)" />
      </linearGradient>
      <linearGradient id="lamp-light" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--color-lamp)" stopOpacity="0.8" />
        <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
      </linearGradient>
    </svg>
  )
}

/** What stands around it, and the sun behind it. */
function Yard({ sun }: { sun: number }) {
  return (
    <svg
      aria-hidden="true"
      data-print="no"
      viewBox="0 0 1440 190"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 h-full w-full"
    >
      <circle cx="1020" cy="150" r="54" transform={`translate(0 ${Math.round((1 - sun) * 110)})`} className="walk fill-lamp" />
      <path
        d="M-420 190v-34h60v-22h40v22h46v-44h12v44h70v-16l34-14v14l34-14v64zM0 190v-60h40v8h40v-10h26v10h50v-20l30-12v12l30-12v12l30-12v84zM1190 190v-50h70v-26h14v26h56v-12h40v12h70v-20h60v70z"
        className="fill-sky-dawn"
        opacity="0.9"
      />
      <path
        d="M150 190V34h15v156zM176 190V58h11v132zM1352 190v-74h4v74zM1386 190v-74h4v74zM1344 86h56l-6 30h-44zM1342 86l30-16 30 16zM40 190v-78h18v3H43v75zM96 190v-78h18v3H99v75z"
        className="fill-soot"
      />
      <path d="M150 42h15v4h-15zM150 54h15v4h-15z" className="fill-signal" opacity="0.8" />
    </svg>
  )
}
