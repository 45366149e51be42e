/** Words whose hyphens are no place to end a line at, and figures from one to another. */
const WHOLE = /(no-call\/no-shows?|no-fault|add-ons?|\d+–\d+)/gi

/** @returns the text in parts; those at odd places stay on one line */
export const unbrokenParts = (text: string): string[] => text.split(WHOLE)
