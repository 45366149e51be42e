/** @param share of a drawing's width or height, 0 to 1 @returns the share as attributes take it: "12.5%", two decimals at most */
export const formatPercent = (share: number): string => `${Number((share * 100).toFixed(2))}%`
