import type { MorningWords } from '#src/schemas/morning/morningWords.ts'

/** Ids of the panes, to which their names link. */
export const MORNING_PANE_IDS = { board: 'morning-board', line: 'morning-line', record: 'morning-record' } as const

export type MorningTabsProps = { words: MorningWords }

/**
 * The names of the console's panes on a phone: links, which need no script. Each pane marks its own name while it is in sight
 * (swipePanes.css).
 */
export function MorningTabs({ words }: MorningTabsProps) {
  const tabs = [
    [MORNING_PANE_IDS.board, words.board.tab],
    [MORNING_PANE_IDS.line, words.line.title],
    [MORNING_PANE_IDS.record, words.record.title],
  ]
  return (
    <ul className="swipe-tabs hidden">
      {tabs.map(([pane, name]) => (
        <li key={pane}>
          <a href={`#${pane}`} className="grid min-h-11 place-items-center text-sm font-semibold text-on-deck no-underline">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
