/** Files of src/content/ whose entries are tokens and no collection, by their names: what may stand in them, for editors. */
import { claimsFile } from './claims'
import { termsFile } from './templates/terms'

export const tokenFiles = { claims: claimsFile, terms: termsFile }
