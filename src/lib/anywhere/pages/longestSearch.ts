/**
 * Most characters of a search: longer than any question, so what is pasted by mistake is cut. A module of its own, for the field
 * (src/ui/fields/SearchField.tsx) and the page script that reads a search from the address, where no field cuts it.
 */
export const LONGEST_SEARCH = 100
