/** Words that must not break at their hyphens, and ranges of figures. */
const WHOLE = /(no-call\/no-shows?|no-fault|add-ons?|\d+–\d+)/gi

/** @returns the text in parts; those at odd places stay on one line */
export const unbrokenParts = (text: string): string[] => text.split(WHOLE)
