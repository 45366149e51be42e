/** Ids are addresses, so each may occur once. html-validate finds repeated ids, too, but only in built pages, without the file's name. */
import type { z } from 'zod'

type Id = { id: string; path: readonly (string | number)[] }
type Context = z.core.$RefinementCtx

function checkRepeatedIds(ids: readonly Id[], context: Context): void {
  const seen = new Set<string>()
  for (const { id, path } of ids) {
    if (seen.has(id))
      context.addIssue({ code: 'custom', path: [...path], message: `"${id}" is taken: each id is an address. Write another.` })
    seen.add(id)
  }
}

/** Checks a list whose items may have an id. */
export const checkUniqueIds = (list: readonly object[], context: Context) =>
  checkRepeatedIds(
    list.flatMap((item, index) => ('id' in item && typeof item.id === 'string' ? [{ id: item.id, path: [index, 'id'] }] : [])),
    context,
  )

/** `aliases` are older ids that lead to the same place. */
type Aliased = { id: string; aliases: readonly string[] }
const addressesOf = (list: readonly Aliased[], path: Id['path']): Id[] =>
  list.flatMap(({ id, aliases }, index) => [
    { id, path: [...path, index, 'id'] },
    ...aliases.map((alias, aliasIndex) => ({ id: alias, path: [...path, index, 'aliases', aliasIndex] })),
  ])

/** Refuses an id or alias that another section of the text has. */
export const checkUniqueSections = (sections: readonly Aliased[], context: Context) => checkRepeatedIds(addressesOf(sections, []), context)

/** Questions of all categories share one page, so their ids must differ. */
export const checkUniqueQuestions = (categories: readonly { faqs: readonly Aliased[] }[], context: Context) =>
  checkRepeatedIds(
    categories.flatMap(({ faqs }, category) => addressesOf(faqs, [category, 'faqs'])),
    context,
  )
