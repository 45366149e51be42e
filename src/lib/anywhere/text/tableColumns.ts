/** How the columns of a table in running text are set: derived from their cells, so that authors need not say it. */

/** In characters: a name of a row, or of a column of figures, that is no longer stays in one line. */
const BRIEF = 12
/** In characters: what stands at the end of a row's first line on a phone, beside the row's name. */
const BESIDE = 14
/** Columns of a table whose rows are one line and what stands below it. */
const LINE_COLUMNS = 3
const FIGURE = /^[−-]?\$?\d[\d.,]*%?$/

/** @returns whether each cell of a column is a figure; such a column is set to the right */
export const hasFigures = (cells: readonly string[]): boolean => cells.length > 0 && cells.every((cell) => FIGURE.test(cell.trim()))

/** @returns whether none of the names is long enough to need a second line */
export const areShortNames = (names: readonly string[]): boolean => names.every((name) => name.trim().length <= BRIEF)

/**
 * @param columns how many the table has
 * @param second the cells of its second column
 * @returns whether phones set that column at the end of the line that begins with the row's name, and the third, if any, below
 */
export const fitsBesideName = (columns: number, second: readonly string[]): boolean =>
  columns <= LINE_COLUMNS && second.length > 0 && second.every((cell) => cell.trim() !== '' && cell.trim().length <= BESIDE)

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
export const cellClasses = ({
  isFigure = false,
  isBrief = false,
  isBeside = false,
}: Partial<Record<'isFigure' | 'isBrief' | 'isBeside', boolean>>): string[] => [
  ...(isFigure ? ['figures'] : []),
  ...(isBrief ? ['brief'] : []),
  ...(isBeside ? ['beside'] : []),
]
