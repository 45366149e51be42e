/** How the columns of a table in running text are set: told from what stands in them, so that nobody has to say it twice. */

/** In characters: a name of a row, or of a column of figures, that is no longer stays in one line. */
const BRIEF = 12
const FIGURE = /^[−-]?\$?\d[\d.,]*%?$/

/** @returns whether each cell of a column is a figure; such a column is set to the right */
export const holdsFigures = (cells: readonly string[]): boolean => cells.length > 0 && cells.every((cell) => FIGURE.test(cell.trim()))

/** @returns whether none of the names is long enough to need a second line */
export const areBrief = (names: readonly string[]): boolean => names.every((name) => name.trim().length <= BRIEF)

/**
 * The roles that the elements of a table have anyway: named, because phones set rows as blocks (sections/policy/tables.css), and
 * some browsers then take the elements for something else.
 */
export const TABLE_ROLES = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  column: 'columnheader',
  name: 'rowheader',
  cell: 'cell',
} as const

/** Classes of a cell, which tables.css knows. */
export const cellClasses = ({ isFigure = false, isBrief = false }: { isFigure?: boolean; isBrief?: boolean }): string[] => [
  ...(isFigure ? ['figures'] : []),
  ...(isBrief ? ['brief'] : []),
]
