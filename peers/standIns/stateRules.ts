/** Stands for src/facts/law/stateRules.ts, which reads a file. */
import found from '../../../generated/law.json'

export const { STATE_RULES, STATE_RULES_REVIEWED, OTHER_STATES_NOTES, UNVERIFIED_PLACES } = found
