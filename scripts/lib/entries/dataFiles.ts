/** Data files that commands change together with an entry. Code imports them through modules of the same names. */
import type { ChangeTexts } from './projectTexts.ts'

/** Old addresses, and their targets. */
export const REDIRECTS = 'src/site/redirects.json'
/** Names of documents in code and content, and their addresses. */
export const DOCUMENT_ROUTES = 'src/site/documentRoutes.json'
/** The pages that the specification names. */
export const SPECIFIED_LISTS = 'src/specification/specifiedLists.json'

/** Changes the data of a file, and writes it in the formatter's style (biome.json). */
export const changeData = <Data>(change: ChangeTexts, file: string, by: (data: Data) => Data): void =>
  change(file, (text) => `${JSON.stringify(by(JSON.parse(text)), null, 2)}\n`)

/** @returns a copy without some of its names */
export const withoutNames = <Value>(data: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))
