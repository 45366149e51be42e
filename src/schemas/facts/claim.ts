/** A claim: a figure that the site states, with its scope and source. src/facts/claims.ts reads the file and fills in worked figures. */

import { z } from 'zod'
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import { CLAIM_GROUPS, CLAIM_KINDS } from '#src/models/names/claimKinds.ts'
import { ICON_NAMES } from '#src/models/names/iconNames.ts'

/** src/facts/claimCounts.ts checks that the claim exists. */
const claimNameField = z.string().min(1, 'Write the name of a claim, or remove the line.')

export const claimSchema = z
  .strictObject({
    value: z
      .string()
      .regex(/\d/, 'A claim is a figure: write it with its number, as it is printed.')
      .meta({ description: 'The figure, as it is printed. Token: {claim:name}.' }),
    scope: z
      .string()
      .regex(/[a-z]{2}/, 'Say what the figure counts, in words that can stand beside it.')
      .meta({ description: 'What the figure counts, in words that can stand beside it. Token: {claim:name.scope}.' }),
    kind: z.enum(keysOf(CLAIM_KINDS)).meta({
      description:
        'What sort of statement it is: the footnote beside the figure says so, and src/content/pages/claims-page.yaml says what each means.',
    }),
    group: z.enum(CLAIM_GROUPS).meta({ description: 'The part of the page /claims that lists it.' }),
    icon: z.exactOptional(z.enum(ICON_NAMES)).meta({
      description: 'The drawing over the figure where it is set large. Left out, it has the rising bars.',
    }),
    basis: z
      .string()
      .regex(/^[A-Z][\s\S]{8,}[.]$/, 'Say in whole sentences, for visitors, how it is counted and where it ends.')
      .refine((basis) => !/specification|clarifications|decisions/.test(basis), 'Visitors read this: name our own papers in “source”.')
      .meta({
        description:
          'For visitors, on the page /claims: how it is counted, who says so, where it ends. An aim says that it is what we “aim for”.',
      }),
    wording: z.exactOptional(z.string().min(20, 'Write the whole sentence.')).meta({
      description: 'A whole sentence in which the terms of service and other pages say the same. Token: {claim:name.wording}.',
    }),
    asOf: z
      .string({ error: 'Write a day like 2026-12-01; a year alone in quotes.' })
      .regex(/^\d{4}(-\d\d-\d\d)?$/, 'Write a day like 2026-12-01.')
      .meta({
        description: 'The day on which someone last compared value and basis, like 2026-12-01; the year alone for a figure of others.',
      }),
    sample: z.exactOptional(z.literal(true, 'Write sample: true, or remove the line once the figure is counted.')).meta({
      description: 'true while it stands in for a real count; `npm run launch` names it. Remove the line once the figure is counted.',
    }),
    source: z.exactOptional(z.string().regex(/[a-z]{2}/, 'Say who says so: a document, a person, a count.')).meta({
      description:
        'Who says so: a document, a person, a count. It is printed nowhere. Left out, it is the specification, which has to state the figure.',
    }),
    partOf: z.exactOptional(claimNameField).meta({
      description:
        'The claim, such as locations, that this count is one part of. The parts of one claim add up to it, rounded as they are.',
    }),
    containedIn: z.exactOptional(claimNameField).meta({
      description:
        'The claim, such as manufacturingFacilities, that this count is contained in: it is not larger, and no sum adds it again.',
    }),
    besides: z.exactOptional(z.string().min(3, 'Say what it also counts, in a few words.')).meta({
      description:
        'What this count has besides the claims that are “partOf” it: it may then be more than they add up to. It is printed nowhere, so the basis says it too.',
    }),
    others: z.exactOptional(z.array(z.string()).min(1, 'Write a value that is not published, or remove "others" and "why".')).meta({
      description: 'Values that other documents give and that are not published. "why" says what decided.',
    }),
    why: z.exactOptional(z.string()).meta({ description: 'Why this value is published and not one of "others".' }),
  })
  .refine(({ others, why }) => (others === undefined) === (why === undefined), {
    path: ['why'],
    message: 'Where other values are kept, "others" and "why" belong together: say which one is published, and why.',
  })
  .refine(({ partOf, containedIn }) => partOf === undefined || containedIn === undefined, {
    path: ['containedIn'],
    message: 'A count that is contained in another is counted there: keep "partOf" or "containedIn", and remove the other.',
  })
  // The footnote shows the kind in a word, and the page /claims explains it in a sentence: they must agree.
  .refine(({ kind, basis }) => kind !== 'aim' || /aim for/.test(basis), {
    path: ['basis'],
    message: 'This is an aim, and its basis has to say so: add “What we aim for.” If it is counted or owed by now, change its kind.',
  })

/** The whole file, for editors' programs. `parseClaims` checks it. */
export const claimsFileSchema = z.record(z.string(), claimSchema)
