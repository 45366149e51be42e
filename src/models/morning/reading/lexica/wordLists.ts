/** @returns the entries of a list such as "sick, ill, fever" */
export const splitWords = (list: string): string[] => list.split(',').map((word) => word.trim())

/** @returns each beginning with each end: "running, am" and "late" make "running late" and "am late" */
export const combineWords = (beginnings: string, ends: string): string[] =>
  splitWords(beginnings).flatMap((beginning) => splitWords(ends).map((end) => `${beginning} ${end}`))
