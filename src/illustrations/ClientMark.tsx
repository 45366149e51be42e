import type { JSX } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { ClientMarkName } from '#src/models/names/pictureNames.ts'

/** The drawn marks of the sample clients, which are invented. Each has one color and fits into 24 by 24 units. */
const MARKS: Record<ClientMarkName, JSX.Element> = {
  wheat: (
    <path d="M11 23V10h2v13ZM12 1l3 4-3 4-3-4Zm-1 10c-4 0-6-2-6-6 4 0 6 2 6 6Zm2 0c0-4 2-6 6-6 0 4-2 6-6 6Zm-2 7c-4 0-6-2-6-6 4 0 6 2 6 6Zm2 0c0-4 2-6 6-6 0 4-2 6-6 6Z" />
  ),
  beam: <path d="M3 4h18v4h-7v8h7v4H3v-4h7V8H3Z" />,
  cross: <path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z" />,
  lanes: <path d="M2 7h14l-3-4h4l5 6-5 6h-4l3-4H2Zm0 9h9v4H2Z" />,
  ridge: <path d="M1 20 9 6l4 7 3-5 7 12Z" />,
  book: <path d="M2 4c4-1 7 0 10 2 3-2 6-3 10-2v15c-4-1-7 0-10 2-3-2-6-3-10-2Z" />,
  gear: <path d="m12 1 3 4 5-1-1 5 4 3-4 3 1 5-5-1-3 4-3-4-5 1 1-5-4-3 4-3-1-5 5 1Zm0 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" fillRule="evenodd" />,
  drop: <path d="M12 1c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14Z" />,
  crate: <path d="M2 5h20v4H2Zm1 6h18v10H3Zm6 3v3h6v-3Z" fillRule="evenodd" />,
  sun: <path d="M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM11 1h2v4h-2Zm0 18h2v4h-2ZM1 11h4v2H1Zm18 0h4v2h-4Z" />,
  pulse: <path d="M1 10h5l3-7 5 16 3-9h6v3h-4l-4 10L9 8l-1 5H1Z" />,
  anvil: <path d="M2 5h20v3c-4 0-6 2-6 5 0 2 1 3 3 3v4H7v-4c2 0 3-1 3-3-5 0-8-3-8-8Z" />,
  leaf: <path d="M3 21C2 9 9 2 21 3c1 12-6 19-15 16l8-9-11 11Z" />,
  bed: <path d="M2 5h3v7h6V8h7a4 4 0 0 1 4 4v7h-3v-3H5v3H2Z" />,
  pallet: <path d="M4 3h7v7H4Zm9 0h7v7h-7ZM2 12h20v3H2Zm0 5h4v4H2Zm8 0h4v4h-4Zm8 0h4v4h-4Z" />,
  tag: <path d="M2 2h10l10 10-10 10L2 12Zm5 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z" fillRule="evenodd" />,
  key: (
    <path
      transform="translate(0 2)"
      d="M8 4a6 6 0 1 0 5.700 8H16v3h3v-3h3V8h-8.300A6 6 0 0 0 8 4Zm0 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"
      fillRule="evenodd"
    />
  ),
  arch: <path d="M2 21V11a10 10 0 0 1 20 0v10h-6V11a4 4 0 0 0-8 0v10Z" />,
  bolt: <path d="M14 1 4 14h6l-2 9 11-14h-6Z" />,
  can: <path d="M5 4c0-4 14-4 14 0v16c0 4-14 4-14 0Zm3 4v8c2 1 6 1 8 0V8c-2 1-6 1-8 0Z" fillRule="evenodd" />,
}

export type ClientMarkProps = {
  name: ClientMarkName
  /** Draws the mark on a disc, in the color of the background. */
  hasDisc?: boolean
  className?: string
}

/** A client's drawn mark, in the color of the text beside it. */
export function ClientMark({ name, hasDisc = false, className }: ClientMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={cn('shrink-0', className)}>
      {hasDisc ? (
        <>
          <circle cx="12" cy="12" r="12" />
          <g transform="translate(5.2 5.2) scale(.567)" className="fill-paper-2 forced-colors:fill-system-paper">
            {MARKS[name]}
          </g>
        </>
      ) : (
        MARKS[name]
      )}
    </svg>
  )
}
