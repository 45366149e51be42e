/** A seat of a drawn crew, and a person as wide as it. */
export const SEAT = { width: 15, height: 19 }
export const SEATED_PERSON = 'M1.5 19v-3.5a5 5 0 0 1 10 0v3zM6.5 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6'
