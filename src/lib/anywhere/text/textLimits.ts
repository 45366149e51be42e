/** How many characters of a title and a description search results show. */
export const TITLE_LENGTH = { min: 10, max: 70 } as const
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const
/** For a page's own title. The brand behind it (" | " and its name) takes the other 21 characters. */
export const MAX_TITLE_LENGTH = 49
/** For a label: on a button, in a menu, or as the name of an industry. */
export const MAX_LABEL_LENGTH = 60
/** For a search. It is longer than any question, so only text that was pasted by mistake is cut. */
export const MAX_SEARCH_LENGTH = 100
