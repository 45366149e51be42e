/**
 * Ids are addresses, so each may occur only once. html-validate would also find a second one, but only in the finished page, and it
 * could not name the file.
 */
import type { z } from 'zod'

type Id = { id: string; path: readonly (string | number)[] }
type Context = z.core.$RefinementCtx

/** Refuses each id that was there before, where it stands. */
function refuseRepeated(ids: readonly Id[], context: Context): void {
  const seen = new Set<string>()
  for (const { id, path } of ids) {
    if (seen.has(id))
      context.addIssue({ code: 'custom', path: [...path], message: `"${id}" is taken: each id is an address. Write another.` })
    seen.add(id)
  }
}

/** For `.superRefine()` of a list: those that have an id have one of their own. */
export const checkUniqueIds = (list: readonly object[], context: Context) =>
  refuseRepeated(
    list.flatMap((item, index) => ('id' in item && typeof item.id === 'string' ? [{ id: item.id, path: [index, 'id'] }] : [])),
    context,
  )

/** What has older addresses as well, which lead to it in the same page. */
type Aliased = { id: string; aliases: readonly string[] }
const addressesOf = (list: readonly Aliased[], path: Id['path']): Id[] =>
  list.flatMap(({ id, aliases }, index) => [
    { id, path: [...path, index, 'id'] },
    ...aliases.map((alias, place) => ({ id: alias, path: [...path, index, 'aliases', place] })),
  ])

/** The same for sections with their aliases. */
export const checkUniqueSections = (sections: readonly Aliased[], context: Context) => refuseRepeated(addressesOf(sections, []), context)

/** The same for questions, which share one page across their categories. */
export const checkUniqueQuestions = (categories: readonly { faqs: readonly Aliased[] }[], context: Context) =>
  refuseRepeated(
    categories.flatMap(({ faqs }, category) => addressesOf(faqs, [category, 'faqs'])),
    context,
  )
