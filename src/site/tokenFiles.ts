/** Files of src/content/ whose entries are tokens instead of a collection, by name, with the schema of what editors may write there. */
import { claimsFile } from './claims'
import { termsFile } from './templates/terms'

export const tokenFiles = { claims: claimsFile, terms: termsFile }
