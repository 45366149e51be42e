/** Derives the layout of tables in running text from their cells, so that editors need not specify it. */

/** Maximum length of a name (of a row, or of a column of figures) that stays on one line, in characters. */
const MAX_BRIEF_LENGTH = 12
/** Maximum length of a cell that fits on a phone's line next to the row's name, in characters. */
const MAX_BESIDE_LENGTH = 14
/** Maximum number of columns of a table that phones show as one line with a second line below it. */
const MAX_LINE_COLUMNS = 3
const FIGURE = /^[−-]?\$?\d[\d.,]*%?$/

/** @returns whether every cell of a column is a figure. Such a column is right-aligned. */
export const hasFigures = (cells: readonly string[]): boolean => cells.length > 0 && cells.every((cell) => FIGURE.test(cell.trim()))

/** @returns whether every name fits on one line */
export const areShortNames = (names: readonly string[]): boolean => names.every((name) => name.trim().length <= MAX_BRIEF_LENGTH)

/**
 * @param columns number of columns
 * @param secondColumn cells of the second column
 * @returns whether phones show the second column on the line of the row's name, and a third one below
 */
export const fitsBesideName = (columns: number, secondColumn: readonly string[]): boolean =>
  columns <= MAX_LINE_COLUMNS &&
  secondColumn.length > 0 &&
  secondColumn.every((cell) => cell.trim() !== '' && cell.trim().length <= MAX_BESIDE_LENGTH)

/**
 * The elements' own roles. They are written out because phones show rows as blocks (sections/policyTables/tables.css), and some browsers then
 * drop the roles.
 */
export const TABLE_ROLES = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  column: 'columnheader',
  name: 'rowheader',
  cell: 'cell',
} as const

/** @returns classes of a cell, from tables.css */
export const cellClasses = ({
  isFigure = false,
  isBrief = false,
  isBeside = false,
}: Partial<Record<'isFigure' | 'isBrief' | 'isBeside', boolean>>): string[] => [
  ...(isFigure ? ['figures'] : []),
  ...(isBrief ? ['brief'] : []),
  ...(isBeside ? ['beside'] : []),
]
