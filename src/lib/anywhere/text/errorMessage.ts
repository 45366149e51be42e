/** @returns what a thrown value says: an error's message, or the value as a text */
export const errorMessageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
