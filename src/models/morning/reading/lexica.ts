import { ENGLISH } from './lexica/english.ts'
import { FRENCH } from './lexica/french.ts'
import { HAITIAN_CREOLE } from './lexica/haitianCreole.ts'
import { POLISH } from './lexica/polish.ts'
import { PORTUGUESE } from './lexica/portuguese.ts'
import { SPANISH } from './lexica/spanish.ts'
import { TAGALOG } from './lexica/tagalog.ts'
import { VIETNAMESE } from './lexica/vietnamese.ts'
import type { Lexicon } from './lexicon.ts'

/** All languages that the line reads. Of two that fit a message equally well, it chooses the first. */
export const LEXICA: readonly Lexicon[] = [ENGLISH, SPANISH, PORTUGUESE, FRENCH, HAITIAN_CREOLE, VIETNAMESE, TAGALOG, POLISH]
