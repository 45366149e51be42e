/**
 * Law that is reread every quarter: rules of states and cities, and the sources that templates cite. stateRules.ts and authorities.ts read
 * the files.
 */
import { z } from 'zod'
import { ID_PATTERN } from '#src/contentEngine/yaml/yamlNames.ts'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { reviewDayField } from '../../fields/fields.ts'
import { US_STATES } from './usStates.ts'

/** @param fix the message if it has fewer than three characters */
export const wordsField = (fix: string) => z.string().trim().min(3, fix)
const citationField = wordsField('Cite the section, as the law is cited: CRS 8-13.3-407(2)(b).')
const sourceKindField = wordsField('Name the kind of source, with its year if it has one: a law firm’s page of 2019.')

/** What a law may say of points for protected leave. */
export const POINTS_RULES = ['barred', 'barredEarlier', 'retaliation', 'noneFound', 'notVerified'] as const

const placeSchema = z
  .strictObject({
    name: wordsField('Write the name of the place.').meta({ description: 'The name of the place, as the table prints it.' }),
    city: z
      .exactOptional(z.literal(true, 'Write city: true, or remove the line: without it the place is a state.'))
      .meta({ description: 'true for a city, whose rule stands beside its state’s. States go without.' }),
    law: citationField.meta({ description: 'The sections of the law, as they are cited. The table prints them.' }),
    points: z.enum(POINTS_RULES).meta({
      description:
        'Points or discipline for protected use. barred: by a sentence on points, absence control or an attendance policy. barredEarlier: by one in a text that was amended since. retaliation: barred in general words. noneFound: the text was read, and has no express clause. notVerified: the text was not seen.',
    }),
    pointsScope: z.exactOptional(wordsField('Say in a few words how far the bar reaches: for legitimate use.')).meta({
      description: 'How far a bar on points reaches, in a few words that continue a sentence: “for legitimate use”.',
    }),
    pointsLaw: z.exactOptional(citationField).meta({
      description: 'The part of “law” that a sentence on points may cite. Left out, all of “law” is cited, or “pointsPer” alone.',
    }),
    pointsPer: z.exactOptional(sourceKindField).meta({
      description: 'The kind of source that says so of points, where neither law nor agency was read. Templates add “verify before use”.',
    }),
    amendedIn: z.exactOptional(z.int('Write the year in which the text was amended, like 2025.').min(2000).max(2100)).meta({
      description: 'The year in which the text was amended that barred points. Only with barredEarlier, which needs it.',
    }),
    note: z.exactOptional(wordsField('Write what to know about points, or remove the line.')).meta({
      description: 'What to know about points, in a few words behind them.',
    }),
    anyReason: z.boolean('Write anyReason: true where leave may be used for any reason, or anyReason: false.').meta({
      description: 'true where leave may be used for any reason, so that no reason rules it out.',
    }),
    reason: z.nullable(wordsField('Say whether a reason may be required, or write null where it was not verified.')).meta({
      description: 'Whether a reason may be required, as the table says it. null where it was not verified.',
    }),
    reasonPer: z
      .exactOptional(sourceKindField)
      .meta({ description: 'The kind of source that says so of reasons, where neither law nor agency was read.' }),
    proof: z.nullable(wordsField('Say when proof may be asked for, or write null where it was not verified.')).meta({
      description: 'When proof may be asked for, as the table says it. null where it was not verified.',
    }),
    proofLaw: z.exactOptional(citationField).meta({
      description: 'The part of “law” that a sentence on proof may cite. Left out, all of “law” is cited, or “proofPer” alone.',
    }),
    proofPer: z
      .exactOptional(sourceKindField)
      .meta({ description: 'The kind of source that says so of proof, where neither law nor agency was read.' }),
  })
  .superRefine(({ points, pointsScope, amendedIn, anyReason, reason, reasonPer, proof, proofLaw, proofPer }, context) => {
    const report = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (pointsScope && points !== 'barred') report('pointsScope', 'This says how far a bar reaches, and “points” is not barred: remove it.')
    if ((points === 'barredEarlier') !== (amendedIn !== undefined))
      report('amendedIn', 'Name the year of the amendment where “points” is barredEarlier, and remove it elsewhere: amendedIn: 2025.')
    if (anyReason && !/may not be required/i.test(reason ?? ''))
      report('reason', 'Where leave is for any reason, say what may not be required: May not be required: the leave is for any reason.')
    if (reasonPer && reason === null) report('reasonPer', 'This says who says so, and “reason” is null: write the reason, or remove this.')
    if (proofLaw && proof === null) report('proofLaw', 'This cites a law for “proof”, which is null: write the proof, or remove this.')
    if (proofPer && proof === null) report('proofPer', 'This says who says so, and “proof” is null: write the proof, or remove this.')
  })

/** A city's code; a state's is its postal code. */
const CITY_CODE = /^[A-Z]{2,4}$/

/** @returns a sentence on what is wrong with the code of a place; null if it is right */
function codeProblem(code: string, { name, city }: { name?: unknown; city?: unknown }): string | null {
  if (city === true) return CITY_CODE.test(code) ? null : `A city’s code is 2 to 4 capital letters, like NYC; this is "${code}".`
  const codeOfName = Object.keys(US_STATES).find((state) => US_STATES[state] === name)
  if (codeOfName === code) return null
  if (codeOfName) return `${String(name)} has the postal code ${codeOfName}: write it in the place of "${code}".`
  const nameOfCode = US_STATES[code]
  if (nameOfCode) return `${code} is the postal code of ${nameOfCode}. Write name: ${nameOfCode}, or, for a city, add city: true.`
  const nearest = nearestName(code, Object.keys(US_STATES))
  const suggestion = nearest ? ` Did you mean "${nearest}" (${US_STATES[nearest]})?` : ''
  return `"${code}" is the postal code of no state.${suggestion} A city has city: true below its name.`
}

export const stateRulesFileSchema = z
  .strictObject({
    reviewed: reviewDayField.meta({
      description: 'The day on which someone last read the whole file against its sources. The table prints it.',
    }),
    places: z
      .record(z.string(), placeSchema)
      .check(({ value, issues }) => {
        for (const [code, written] of Object.entries(value)) {
          const message = codeProblem(code, written)
          if (message) issues.push({ code: 'custom', input: written, path: [code], message })
        }
      })
      .meta({ description: 'The states by postal code, in the order of the table, each followed by its cities.' }),
    others: z.array(wordsField('Write a whole sentence.').regex(/^[A-Z][\s\S]*\.$/, 'Write a whole sentence, with the place first.')).meta({
      description: 'Sentences below the table: laws that ended, have not begun, or leave the matter to the employer.',
    }),
    unread: z.array(wordsField('Write the name of the place.')).meta({
      description:
        'Places with a sick-leave law of their own whose text nobody has read for this site; drafting notes name them as not verified.',
    }),
  })
  .superRefine(({ places, unread }, context) => {
    const readNames = Object.values(places).map(({ name }) => name)
    for (const [index, name] of unread.entries())
      if (readNames.includes(name))
        context.addIssue({
          code: 'custom',
          path: ['unread', index],
          message: `${name} stands under “places”, so it was read: remove it here.`,
        })
  })

const sourceSchema = z.strictObject({
  cite: wordsField('Cite the source.')
    .regex(/\d|Act|Ordinance|rule|EEOC/, 'Name a section, a docket, a year or a document’s number: a name alone leads nobody to the words.')
    .meta({ description: 'The citation, as templates print it: a section, a case, a document with its number or year.' }),
  grade: z.enum(['text', 'account']).meta({
    description:
      'text: the law’s or an agency’s own words were read. account: a law firm, a vendor or a newspaper says so; templates print “verify before use” behind it.',
  }),
  holds: wordsField('Say in a few words what the source was seen to say.')
    .min(6, 'Say in a few words what the source was seen to say.')
    .meta({
      description: 'What the source was seen to say. A drafting note that cites it may claim no more. It is printed nowhere.',
    }),
})

export const authoritiesFileSchema = z.strictObject({
  reviewed: reviewDayField.meta({
    description: 'The day on which someone last looked up the whole file. `npm run launch` says when it is due again.',
  }),
  sources: z
    .record(z.string(), sourceSchema)
    .check(({ value, issues }) => {
      const report = (name: string, message: string) => issues.push({ code: 'custom', input: value[name], path: [name], message })
      for (const name of Object.keys(value)) {
        if (!ID_PATTERN.test(name)) report(name, `"${name}" is a name: small letters, digits and hyphens, like fmla-notice.`)
        if (/^states?-/.test(name))
          report(
            name,
            `Names that begin with "state-" or "states-" are made from src/content/facts/state-rules.yaml: correct the place there.`,
          )
      }
    })
    .meta({ description: 'The sources by the names that drafting notes give under “authorities”.' }),
})
