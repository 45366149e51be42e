/** Lists tokens that would print a typed figure, for the message that refuses it. */
import type { TokenTable } from '../tokens/resolveTokens.ts'
import { figureName } from './statedFigures.ts'

const NUMBER = /^\d[\d.,]*(?:\s?(?:–|to)\s?\d[\d.,]*)?/
/** Units that are spelled out in the names of tokens. */
const UNIT_NAMES: Readonly<Record<string, string>> = { s: 'second', min: 'minute' }

/**
 * A claim prints its number with its unit, or without it (`.number`). The name of another token says its unit: `policy:noticeHours`. A
 * token whose name does not say it is not suggested.
 * @returns wordings of the figure: "2 hours" → "{policy:noticeHours} hours", "90-day" → "{claim:guarantee.number}-day"
 */
export function listTokenWordings(written: string, tokens: TokenTable): string[] {
  const [number = ''] = NUMBER.exec(written) ?? []
  const [unit = ''] = /[a-z]+$/.exec(figureName(written)) ?? []
  const unitInName = new RegExp(UNIT_NAMES[unit] ?? unit.replace(/s$/, ''), 'i')
  return [...tokens].flatMap(([token, value]) => {
    if (value === written || (value.endsWith('%') && figureName(value) === figureName(written))) return [`{${token}}`]
    if (!unit || figureName(value) !== figureName(number)) return []
    const fullValue = token.endsWith('.number') ? tokens.get(token.slice(0, -'.number'.length)) : undefined
    const isMeant =
      fullValue === undefined ? unitInName.test(token) : fullValue !== written && figureName(fullValue) === figureName(written)
    return isMeant ? [written.replace(number, `{${token}}`)] : []
  })
}
