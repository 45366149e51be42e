/** Most characters of a label: on a button, in a menu, or as the name of an industry. */
export const LONGEST_LABEL = 60
