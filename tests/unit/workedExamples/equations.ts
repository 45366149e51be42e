/** What the text around a sum must say, and examples without one. */
import { findSums } from '#src/contentEngine/figures/printedSums.ts'

/** Factors of time and percentages. The text need not contain them. */
const OPTIONAL_FIGURES = ['60', '52', '12', '100']

/** @returns the figures of a sum that the text must contain ("140 minutes", "$41"); a number that is added twice must appear twice */
export function figuresIn(sum: string): string[] {
  const addends = sum.replace(/ [=≈].*/, '').split(/ [+−] /)
  const again = addends.filter((addend, index) => addends.indexOf(addend) < index && !/[×÷]/.test(addend))
  return [...new Set(sum.split(/ [×÷+−=≈] /).filter((figure) => !OPTIONAL_FIGURES.includes(figure))), ...again]
}

/** @returns the titles of worked examples that have amounts of money but no sum */
export const findUnexplainedExamples = (text: string): string[] =>
  [...text.matchAll(/<Example title="([^"]*)">\n([\s\S]*?)\n<\/Example>/g)].flatMap(([, title = '', body = '']) =>
    (body.match(/\$\d/g) ?? []).length > 1 && findSums(body).length === 0 ? title : [],
  )
