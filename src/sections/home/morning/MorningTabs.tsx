import type { MorningWords } from '#src/schemas/morning/morningWords.ts'

/** Where the names above the panes lead. */
export const PANES = { board: 'morning-board', line: 'morning-line', record: 'morning-record' } as const

export type MorningTabsProps = { words: MorningWords }

/**
 * What lies beside each other in the console of a phone, by name: links, which need no script. Which one is seen is said by the
 * pane itself, whose mark moves below its name with it (swipePanes.css).
 */
export function MorningTabs({ words }: MorningTabsProps) {
  const tabs = [
    [PANES.board, words.board.tab],
    [PANES.line, words.line.title],
    [PANES.record, words.record.title],
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
