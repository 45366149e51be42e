/** Files of src/content/ whose entries are tokens instead of a collection, by name, with the schema of what editors may write there. */
import { claimsFile } from '../schemas/claim'
import { termsFile } from '../schemas/term'

export const tokenFiles = { claims: claimsFile, terms: termsFile }
