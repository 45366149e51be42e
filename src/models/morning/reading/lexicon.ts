/** Reasons that can be read from a message. The other codes have buttons, because nobody should have to type them. */
export type ReadableReason = 'illness' | 'family' | 'transportation' | 'weather' | 'work-injury' | 'civic'

/**
 * The words of one language by which a short call-off is recognized. The lists are openly limited. Each entry is a word or a phrase, in
 * lowercase and without accents, as `foldText` leaves it. docs/native-speakers.md says who checks them.
 */
export type Lexicon = {
  lang: string
  /** Words that are common in call-offs, whatever the reason. */
  commonWords: readonly string[]
  tomorrow: readonly string[]
  /** Letters of this language that no other language here uses. */
  letters?: RegExp
  /** Words that deny an illness: "not sick", "no fever". */
  negations: readonly string[]
  /** With a family member and a word of illness, the reason is a family emergency, not the person's own illness. */
  reasons: Partial<Record<ReadableReason, readonly string[]>>
  arrival: ArrivalWords
}

/** The words with which parseArrival.ts finds the time of an arrival: on another day, or late today. */
export type ArrivalWords = {
  /** Weekdays from Sunday on, with forms of one name separated by "|". A dash stands for a name that also means something else. */
  weekdays: readonly string[]
  /** Words before the day or the hour of an arrival ("back on", "in at"). */
  phrases: readonly string[]
  /** Words right before a time of day ("at eight"), besides `until`. */
  beforeTime: readonly string[]
  /** Single words that may stand between these. */
  fillers: readonly string[]
  /** Single words that deny an arrival, and those that reverse the denial: "not until Friday". */
  denials: readonly string[]
  until: readonly string[]
  /** First "and", which may begin a clause; then words after which a day is not certain: "Friday or Monday", "Friday next week". */
  connectors: readonly string[]
  /** A late arrival. # is a number. */
  late: readonly string[]
  /** Words around a late arrival that show that it is long over. */
  past: readonly string[]
}

/** @returns the entries of a list such as "sick, ill, fever" */
export const splitWords = (list: string): string[] => list.split(',').map((word) => word.trim())

/** @returns each beginning with each end: "running, am" and "late" make "running late" and "am late" */
export const combineWords = (beginnings: string, ends: string): string[] =>
  splitWords(beginnings).flatMap((beginning) => splitWords(ends).map((end) => `${beginning} ${end}`))
