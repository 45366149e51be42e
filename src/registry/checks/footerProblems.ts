import { type LoadedEntry, readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import type { EveryPageContent } from '#src/schemas/shared/everyPage.ts'
import type { FooterList } from '#src/schemas/specificationChecks/specifiedShell.ts'

type Columns = EveryPageContent['footer']['columns']

/**
 * @param everyPage the entry with the footer's columns
 * @param lists the pages that list themselves, by the names that columns use
 * @returns a problem for each link to a page that its column lists already
 */
export const footerProblems = (
  everyPage: LoadedEntry & { data: { footer: { columns: Columns } } },
  lists: Readonly<Record<FooterList, readonly Link[]>>,
): string[] =>
  everyPage.data.footer.columns.flatMap((column, columnIndex) =>
    (column.links ?? []).flatMap((link, index) => {
      const { lists: list } = column
      if (list === undefined || lists[list].every(({ href }) => href !== link.href)) return []
      const field = readFieldLocation(everyPage, ['footer', 'columns', columnIndex, 'links', index, 'to'])
      const ownField = list === 'documents' ? 'footer' : 'menu'
      return `${field}: This column lists the page already, since its own file has “${ownField}: …”. Take one of the two out.`
    }),
  )
