/** Stands for src/facts/law/stateRules.ts, which reads a file. */
import found from '../../../generated/law.json'

export const { STATE_RULES, STATE_RULES_REVIEWED, OTHER_STATES, UNREAD_PLACES, POINTS_HEAD } = found
