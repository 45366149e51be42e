import { type LoadedEntry, readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { DARK_STATIONS, type DarkStation } from '#src/models/pictures/darkStations.ts'
import type { IndustryBlock } from '#src/schemas/industry/industryBlocks.ts'
import { currentSlug } from '#src/site/redirects.ts'
import { routeTo } from '#src/site/routes.ts'

type Numbered = { number: string }
/** Two kinds of exhibits show places that have numbers. */
type Block =
  | { kind: Exclude<IndustryBlock['kind'], 'routes' | 'waves'> }
  | { kind: 'routes'; routes: readonly Numbered[] }
  | { kind: 'waves'; waves: readonly { doors: readonly Numbered[] }[] }
type IndustryEntry = LoadedEntry & {
  data: {
    workplace: WorkplaceName
    board: { rows: readonly { role: string; becomes?: object | undefined }[] }
    blocks: readonly Block[]
  }
}

/**
 * Compares pictures of workplaces with the page of the industry that each was drawn for. Other industries may use any picture.
 * @param darkStations what the pictures show; those of the site, except in tests
 * @returns a problem for each board and each exhibit that lacks a number which the picture above it shows
 */
export function boardProblems(
  industries: readonly IndustryEntry[],
  darkStations: Readonly<Record<WorkplaceName, DarkStation>> = DARK_STATIONS,
): string[] {
  return industries
    .filter(({ id, data }) => currentSlug(routeTo.industry, darkStations[data.workplace].industry) === id)
    .flatMap((entry) => {
      const { board, workplace, blocks } = entry.data
      const { dark, numbers } = darkStations[workplace]
      const number = numbers[dark]
      const rowIndex = board.rows.findIndex(({ becomes }) => becomes)
      const shownRole = board.rows[rowIndex]?.role ?? ''
      const isSaid = number === undefined || new RegExp(`\\b${number}\\b`).test(shownRole)
      const lacking = blocks.flatMap((block, index) => {
        const shown = numbersOf(block)
        const missing = shown ? numbers.filter((number) => !shown.includes(number)) : []
        return missing.length > 0 ? [{ index, missing }] : []
      })
      return [
        ...(isSaid
          ? []
          : [
              `${readFieldLocation(entry, ['board', 'rows', rowIndex, 'role'])}: The picture above the board shows the number ${number} at the empty place: say ${number} in this role.`,
            ]),
        ...lacking.map(
          ({ index, missing }) =>
            `${readFieldLocation(entry, ['blocks', index])}: The picture of the first screen has the numbers ${numbers.join(', ')}. Show these here as well: ${missing.join(', ')}.`,
        ),
      ]
    })
}

/** @returns the numbers of the places that a block shows; null if it shows none */
function numbersOf(block: Block): string[] | null {
  if (block.kind === 'routes') return block.routes.map(({ number }) => number)
  return block.kind === 'waves' ? block.waves.flatMap(({ doors }) => doors.map(({ number }) => number)) : null
}
