/** @param share of a drawing's width or height, 0 to 1 @returns the share for an attribute: "12.5%", at most two decimals */
export const formatPercent = (share: number): string => `${Number((share * 100).toFixed(2))}%`
