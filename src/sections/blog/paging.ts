/** Pages of a list, counted from one. */

/** @returns number of pages; an empty list has one */
export const pageCount = (items: number, pageSize: number): number => Math.max(1, Math.ceil(items / pageSize))

/** @param value of `?page=`: out of range or no number gives the nearest valid page, 1-based */
export function clampPage(value: string | null, pages: number): number {
  // Nothing and blanks are 0 to `Number`, and what is no number at all is NaN: the first page.
  const number = Number(value) || 1
  return Math.min(Math.max(1, Math.trunc(number)), pages)
}
