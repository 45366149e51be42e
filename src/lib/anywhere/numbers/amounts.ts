/** How charts and their tables print amounts. */

/** The most digits after the decimal point: those of cents. */
export const MAX_AMOUNT_DIGITS = 2

/**
 * @param format `before` is a currency’s sign, or left out
 * @returns a function that formats an amount: "$1,815.40", or "7.5" without a currency, which has no trailing zeros
 */
export const createAmountFormatter = ({ before = '', digits = MAX_AMOUNT_DIGITS }: { before?: string; digits?: number } = {}) => {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: before ? digits : 0, maximumFractionDigits: digits })
  return (value: number) => before + format.format(value)
}

/** @returns a function that formats the numbers of a scale, which have digits after the decimal point only if one of them needs them */
export const createTickFormatter = (ticks: readonly number[], before = '') =>
  createAmountFormatter({ before, digits: ticks.every(Number.isInteger) ? 0 : MAX_AMOUNT_DIGITS })
