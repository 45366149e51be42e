/** A crowd that visitors sieve: the words around the roster of lib/anywhere/crowd, and who of it said yes. */
import { z } from 'zod'
import { placedRoster } from '../../lib/anywhere/crowd/placed'
import { ROSTER_SIZE } from '../../lib/anywhere/crowd/roster'
import { canCome } from '../../lib/anywhere/crowd/sieve'
import { clock, describe, label, many, text } from '../fields'

const caption = z.strictObject({
  label: text(20, 'it stands under a large figure'),
  when: text(24, 'it stands under a large figure'),
})
const outcome = text(190, 'it is read aloud')

const yes = z.strictObject({
  name: text(16, 'it stands above a raised hand'),
  time: clock,
  /** Place in the roster, from 1. */
  person: z.number().int().min(1).max(ROSTER_SIZE),
})

const words = z.strictObject({
  title: label,
  describe,
  roster: text(20),
  left: text(20),
  filters: z.strictObject({ shift: text(22), certificate: text(22), off: text(22), rest: text(22) }),
  outcome: z.strictObject({ all: outcome, some: outcome, none: outcome }),
  open: caption,
  asked: caption,
  wouldBe: caption,
  yes: caption,
  answer: label,
  note: text(110, 'it is small print'),
})

/** The same for every entry. */
const roster = placedRoster()
/** The numbers of those who could take the shift. */
const able = roster.flatMap((one, index) => (canCome(one) ? [index + 1] : [])).join(', ')

export const crowdOpening = z
  .strictObject({ kind: z.literal('crowd'), open: z.number().int().min(1).max(9), yes: many(yes, 1, 3), words })
  .superRefine((crowd, context) => {
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    for (const [index, { person, name }] of crowd.yes.entries()) {
      const one = roster[person - 1]
      if (one && !canCome(one)) wrong(['yes', index, 'person'], `${name} could not take the shift. Choose one of ${able}.`)
    }
    if (crowd.yes.length > crowd.open) wrong(['yes'], 'More people said yes than shifts are open: the others hear that it is filled.')
  })
