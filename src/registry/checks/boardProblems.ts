import type { WorkplaceName } from '../../lib/anywhere/names/pictureNames'
import { fieldPlace, type LoadedEntry } from '../../lib/build/content/entries/fieldPlace'
import type { ExhibitOf } from '../../schemas/industry/industryExhibits'
import { type MarkedPlace, markedPlace } from '../../sections/industry/markedPlace'
import { currentSlug } from '../../site/currentSlug'
import { routeTo } from '../../site/routes'

type Numbered = { number: string }
/** Two kinds of exhibits show places with numbers, under the names that their schemas have. */
type Exhibit = {
  [Name in keyof Pick<ExhibitOf<'routes'>, 'routes'>]?: readonly Numbered[]
} & { [Name in keyof Pick<ExhibitOf<'waves'>, 'waves'>]?: readonly { doors: readonly Numbered[] }[] }
type Industry = LoadedEntry & {
  data: {
    workplace: WorkplaceName
    board: { rows: readonly { role: string; becomes?: object | undefined }[] }
    exhibit?: object | undefined
  }
}

/**
 * A workplace was drawn for one industry, and marks the place that its board speaks of. The page of any other industry takes the
 * nearest picture, whatever its board says and wherever it is listed.
 * @param marked what a picture marks; that of the site, except in tests
 * @returns a problem for each board and each exhibit that speaks of other places than the picture above it
 */
export function boardProblems(industries: readonly Industry[], marked: (workplace: WorkplaceName) => MarkedPlace = markedPlace): string[] {
  return industries
    .filter(({ id, data }) => currentSlug(routeTo.industry, marked(data.workplace).drawnFor) === id)
    .flatMap((entry) => {
      const { board, workplace, exhibit = {} } = entry.data
      const { role, number, numbers } = marked(workplace)
      const place = board.rows.findIndex(({ becomes }) => becomes)
      const said = board.rows[place]?.role ?? ''
      const isSaid = said.includes(role) && (number === undefined || new RegExp(`\\b${number}\\b`).test(said))
      const { routes, waves } = exhibit as Exhibit
      const shown = (routes ?? waves?.flatMap(({ doors }) => doors))?.map((one) => one.number)
      const missing = shown ? numbers.filter((one) => !shown.includes(one)) : []
      return [
        ...(isSaid
          ? []
          : [
              `${fieldPlace(entry, ['board', 'rows', place, 'role'])}: The picture above the board marks this place as “${role}”: say so here.`,
            ]),
        ...(missing.length > 0
          ? [
              `${fieldPlace(entry, ['exhibit'])}: The picture of the first screen has the numbers ${numbers.join(', ')}. Show these here as well: ${missing.join(', ')}.`,
            ]
          : []),
      ]
    })
}
