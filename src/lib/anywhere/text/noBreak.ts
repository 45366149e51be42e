/** Words that must not break at their hyphens, ranges of figures and telephone numbers. Each includes the punctuation that follows it. */
const UNBREAKABLE = /((?:no-call\/no-shows?|no-fault|add-ons?|\d+–\d+|\(\d{3}\) \d{3}-\d{4})[.,;:!?)”’]*)/gi

/** @returns the text in parts. Parts at odd indexes must stay on one line. */
export const splitNoBreak = (text: string): string[] => text.split(UNBREAKABLE)
