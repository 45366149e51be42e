/** How many characters of a title and a description search results show. */
export const TITLE_LENGTH = { min: 10, max: 70 } as const
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const
/** Most characters of a page's own title: " | " with the brand behind it takes the other 21. */
export const LONGEST_TITLE = 49
