import type { ReactNode } from 'react'
import { ScrollArea } from '#src/ui/ScrollArea.tsx'
import { MORNING_PANE_IDS, type MorningPaneName } from './MorningPane.tsx'

/** In the order of the panes on a phone. */
const PANE_NAMES: readonly MorningPaneName[] = ['board', 'line', 'record']

export type MorningPanesProps = Record<MorningPaneName, ReactNode> & {
  label: string
  names: Record<MorningPaneName, string>
}

/**
 * The panes of the console. On phones they are in a row to swipe, below their names: links, which need no script. Each pane marks its own
 * name while it is in sight (swipePanes.css).
 */
export function MorningPanes({ label, names, board, line, record }: MorningPanesProps) {
  return (
    <>
      <ul className="swipe-tabs hidden">
        {PANE_NAMES.map((pane) => (
          <li key={pane}>
            <a
              href={`#${MORNING_PANE_IDS[pane]}`}
              className="grid min-h-11 place-items-center text-sm font-semibold text-on-deck no-underline"
            >
              {names[pane]}
            </a>
          </li>
        ))}
      </ul>
      <ScrollArea label={label} className="swipe-panes grid sm:overflow-x-visible md:grid-cols-2 xl:grid-cols-console print:grid-cols-2">
        {board}
        {line}
        {record}
      </ScrollArea>
    </>
  )
}
