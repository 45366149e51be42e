/** Pages of a list, counted from one. */

/** @returns number of pages; an empty list has one */
export const pageCount = (items: number, pageSize: number): number => Math.max(1, Math.ceil(items / pageSize))

/** @param value of `?page=` @returns the nearest valid page, 1-based */
export function clampPage(value: string | null, pages: number): number {
  // `Number` turns empty text into 0 and other text into NaN. Both mean the first page.
  const number = Number(value) || 1
  return Math.min(Math.max(1, Math.trunc(number)), pages)
}
