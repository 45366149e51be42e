/** How many characters of a title and a description search results show. */
export const TITLE_LENGTH = { min: 10, max: 70 } as const
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const
/** For a label, which is a few words. */
export const MAX_LABEL_LENGTH = 60
/** For a search. It is longer than any question, so only text that was pasted by mistake is cut. */
export const MAX_SEARCH_LENGTH = 100
