/** Words whose hyphens are no place to end a line at. */
const WHOLE = /(no-call\/no-shows?|no-fault)/gi

/** @returns the text in parts; those at odd places stay on one line */
export const unbrokenParts = (text: string): string[] => text.split(WHOLE)
