/**
 * The fields that most kinds of content share. Each limit has a sentence that says why it
 * exists or what to do. Messages about missing or misspelled fields come from
 * `src/contentEngine/schemaProblems/problemSentence.ts`. docs/content-reference.md lists the kinds for editors.
 */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one list of fields
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { ID_PATTERN } from '#src/contentEngine/yaml/yamlNames.ts'
import { placeholdersOf } from '#src/lib/anywhere/text/fillIn.ts'
import { DESCRIPTION_LENGTH, MAX_LABEL_LENGTH, TITLE_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import { dayOf, daysBetween } from '#src/lib/anywhere/time/dates.ts'
import { ICON_NAMES } from '#src/models/names/iconNames.ts'
import { WORKPLACE_NAMES } from '#src/models/names/pictureNames.ts'
import { MAX_TITLE_LENGTH } from '#src/site/titleLength.ts'
import { checkSpecifiedButton } from '../specificationChecks/specifiedButton.ts'
import { destinationField, ownDestinationField } from './destination.ts'

/** A text in which any placeholder may stand. Another rule checks their names. */
export const anyPlaceholderTextField = (max: number, why?: string) =>
  z
    .string()
    .trim()
    .min(1, 'This is empty: write something, or remove the field if it may be left out.')
    .max(max, `This has more than ${max} characters: ${why ?? 'shorten it, or make two of it'}.`)
    .meta({ description: `Text of up to ${max} characters${why ? `: ${why}` : ''}.` })

const EMPTY_BRACES_MESSAGE = 'Nothing is filled in here: take the braces out.'
/**
 * A text of limited length, without placeholders. Call `.meta` afterward for a description of its own: the last one is shown.
 * @param why what longer texts break, or what to do about it
 */
export const textField = (max: number, why?: string) =>
  anyPlaceholderTextField(max, why).refine((written) => placeholdersOf(written).length === 0, EMPTY_BRACES_MESSAGE)

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')
/** A text with placeholders, which the page fills in. @param names the placeholders that the text may have, each any number of times */
export const placeholderTextField = (max: number, ...names: string[]) =>
  anyPlaceholderTextField(max)
    .refine((written) => placeholdersOf(written).every((name) => names.includes(name)), {
      message: names.length ? `Only these can be filled in here: ${inBraces(names)}.` : EMPTY_BRACES_MESSAGE,
    })
    .meta({
      description: `Text of up to ${max} characters. These can be filled in: ${inBraces(names)}.`,
      placeholders: names,
    })
/** A text with placeholders, each of which must occur exactly once. @param names the required placeholders */
export const eachPlaceholderTextField = (max: number, ...names: string[]) =>
  placeholderTextField(max, ...names).refine(
    (written) => names.every((name) => placeholdersOf(written).filter((blank) => blank === name).length === 1),
    {
      message: `Write each of these once: ${inBraces(names)}.`,
    },
  )

export const headingField = textField(90, 'a heading is read at a glance').meta({ description: 'The heading of this part of the page.' })
/** A few words, such as those on a button or a link. */
export const labelField = textField(MAX_LABEL_LENGTH, 'a label is a few words')
export const paragraphField = textField(420, 'a paragraph on a page is read standing up')
export const DESCRIPTION_TOO_SHORT = 'Describe what the picture shows, in a whole sentence.'
export const pictureDescriptionField = withExampleFigures(textField(320, 'it is read aloud')).min(30, DESCRIPTION_TOO_SHORT).meta({
  description:
    'What the picture shows, in one or two whole sentences. It is read aloud to people who do not see the picture. It may say only counts and times that the picture shows.',
})

export const anchorField = z
  .string()
  .regex(ID_PATTERN, 'This becomes part of an address: small letters, digits and hyphens, starting with a letter.')
  .meta({
    examples: ['shift-swaps'],
    description:
      'The name that stands for this in addresses and in other fields: small letters, digits and hyphens. Links lead to it, so keep it once it is published.',
  })

/** A list whose length fits the layout. @param section where the specification asks for `min`, such as `section 2, "Home"` */
export const listField = <T extends z.ZodType>(item: T, min: number, max: number, section?: string) => {
  const range = min === max ? `${min}` : `${min} to ${max}`
  const fewer = section
    ? `the specification (${section}) asks for ${min} at least. Write another one in the place of what goes.`
    : `the layout is made for ${range}.`
  return z
    .array(item)
    .min(min, `There are fewer than ${min} here: ${fewer}`)
    .max(max, `There are more than ${max} here: the layout is made for ${range}.`)
    .meta({ description: `A list of ${range}: the layout is made for that many.` })
}

const createLinkField = (to: typeof destinationField) =>
  z
    .strictObject({ label: labelField.meta({ description: 'What the link or the button says.' }), to })
    .superRefine(checkSpecifiedButton)
    .transform(({ label: shown, to: href }) => ({ label: shown, href }))
    .meta({ description: 'A link or a button: what it says, and where it leads.' })
export const linkField = createLinkField(destinationField)
/** A link that stays on this site. */
export const ownLinkField = createLinkField(ownDestinationField)

export const pageTitleField = textField(
  MAX_TITLE_LENGTH,
  `search results show ${TITLE_LENGTH.max} with the brand behind it, and cut the rest`,
).meta({
  description: 'The title in search results, in the browser’s tab and on shared links. The brand follows it, so do not write it here.',
})

export const keywordsField = withExampleFigures(z.array(textField(50))).meta({
  description:
    'What it is about, in the words that people search for. Search engines may read them, and visitors do not see them. They may be left out.',
})

// `abort` skips the rules of the group after a mistyped value, because they calculate with it.
const CLOCK_MESSAGE = { error: 'Write the time of 24 hours with four digits, like "06:00" or "18:30".', abort: true }
/** A time of day, such as "18:30". The reference of fields prints `examples` as the limit of a text that has a form. */
export const clockField = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, CLOCK_MESSAGE)
  .meta({ examples: ['05:51'] })
/** A time of day, or "--:--" if there is none yet. */
export const clockOrNoneField = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|--:--)$/, CLOCK_MESSAGE)
  .meta({ examples: ['05:51', '--:--'] })

/** A drawn place of work at a time of day. */
export const workplacePictureSchema = z.strictObject({
  workplace: z.enum(WORKPLACE_NAMES).meta({ description: 'The drawn place of work.' }),
  time: clockField.meta({ description: 'The time of day, which sets the sky.' }),
})

export const metaSchema = z
  .strictObject({
    title: pageTitleField.min(8, 'The title needs at least 8 characters: say what the page is about.'),
    description: textField(DESCRIPTION_LENGTH.max, 'search results cut the rest')
      .min(
        DESCRIPTION_LENGTH.min,
        `The description needs ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters: it is what search results show.`,
      )
      .meta({ description: 'What search results and shared links say under the title. No visitor sees it on the page itself.' }),
    keywords: z.exactOptional(keywordsField),
    picture: z.exactOptional(workplacePictureSchema).meta({
      description: 'The picture on the page’s share card. Left out, a drawing of what the page is about, or a plant at night.',
    }),
  })
  .meta({ description: 'What search results and shared links show of the page. None of it is on the page itself.' })

/**
 * A figure, written as a token: `{claim:…}`, which is replaced before this schema sees it. Nobody writes `claim`: the content loader fills
 * it in (`claimOf` in src/contentEngine/reading/resolveFields.ts), for the footnote and the link to the explanation.
 */
export const figureValueFields = {
  value: textField(30, 'a figure is set large').meta({
    description: 'The figure, as a token such as {claim:locations}: figures are never typed. It leads to where it is explained.',
  }),
  claim: z
    .exactOptional(
      z.strictObject({
        id: z.string().meta({ description: 'The name of the claim.' }),
        label: z.string().meta({ description: 'The words of the footnote.' }),
        icon: z.exactOptional(z.enum(ICON_NAMES)).meta({ description: 'The drawing over the figure.' }),
      }),
    )
    .meta({ description: 'The claim of the token in “value”. The content loader fills it in.', readOnly: true }),
}
export const figureSchema = z.strictObject({
  ...figureValueFields,
  label: textField(90, 'it stands under a large figure').meta({
    description: 'What the figure counts, under it: {claim:….scope} has the words of the claim.',
  }),
})

export const cardSchema = z.strictObject({
  title: headingField.meta({ description: 'The title of the card.' }),
  text: paragraphField.meta({ description: 'One to three sentences under the title.' }),
  action: z
    .exactOptional(linkField)
    .meta({ description: 'A link below the text, where there is more to read. Without it the card has none.' }),
})
export const titledTextSchema = z.strictObject({
  title: headingField.meta({ description: 'A few words over the text.' }),
  text: paragraphField.meta({ description: 'One to three sentences under the title.' }),
})

/** The words of every first screen. */
export const openingWordsSchema = z
  .strictObject({
    eyebrow: labelField.meta({ description: 'The small line above the headline.' }),
    heading: headingField.meta({ description: 'The headline of the page. It is the first thing a visitor reads.' }),
    lede: paragraphField.meta({ description: 'One or two sentences under the headline.' }),
    primary: z.exactOptional(linkField).meta({ description: 'The main button of the first screen.' }),
    secondary: z.exactOptional(linkField).meta({ description: 'The second, quieter button of the first screen.' }),
  })
  .meta({ description: 'The first screen of the page.' })

/** @param asker the person who asks, such as "a visitor" @param answer the field of the answer, whose limit depends on its place */
export const questionFields = <A extends z.ZodType>(asker: string, answer: A) => ({
  question: textField(110, 'a question fits on two lines')
    .endsWith('?', 'End the question with a question mark.')
    .meta({ description: `The question in the words of ${asker}, with its question mark.` }),
  answer,
})

/** The field that chooses a kind of block, scene or opening. */
export const kindField = <T extends string>(kind: T, description: string) => ({ kind: z.literal(kind).meta({ description }) })

export const sampleField = z
  .boolean({ error: 'Say whether this is sample content: sample: true, or sample: false once it is real.' })
  .meta({
    description:
      'true while people, companies and numbers here are invented: the page then says so in small print. false once they are real.',
  })

/** Whether the note below a sample says that it is one. Nothing else on the page says so. */
export const isSampleNoted = ({ sample: isSample, note }: { sample: boolean; note: string }): boolean => !isSample || /sample/i.test(note)
export const sampleProblem = { path: ['note'], message: 'This is a sample, so its note says so: “A sample floor. …”.' }

const DAY_MESSAGE = 'Write the day like 2026-03-09.'
/** A day such as "2026-03-09", with or without quotes. */
export const dayField = z
  .union([z.date().transform(dayOf), z.iso.date({ error: DAY_MESSAGE, abort: true })], DAY_MESSAGE)
  .meta({ examples: ['2026-03-09'] })

/**
 * The day of a review, which nobody can have made later than today. East of UTC, that may be tomorrow's date. The time of
 * the build may be set to an earlier one, so it does not count.
 */
export const reviewDayField = dayField.refine(
  (written) => daysBetween(dayOf(new Date()), written) <= 1,
  'This day is still to come: write the one on which someone last read it.',
)

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)
/** A day as a `Date`: its beginning in UTC. */
export const dateField = dayField.transform(startOf)
export const reviewDateField = reviewDayField.transform(startOf)

/** A number as a token prints it: "1,250". */
const PRINTED_NUMBER = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/
/** A number with a message for editors. `amountField` takes its limits from it. */
export const numberField = z.number('Write a number, or a token that gives one.')
/** A number of a drawing whose scale begins at zero. */
export const fromZeroField = numberField.min(0, 'The scale begins at 0: write 0 or more.')
/** A number, or a token that prints one. @param within the limits of the number */
export const amountField = (within: z.ZodNumber = numberField) =>
  z.preprocess((written) => {
    const text = typeof written === 'string' ? written.trim() : ''
    return PRINTED_NUMBER.test(text) ? Number(text.replaceAll(',', '')) : written
  }, within)

/** A whole number. @param why the message for numbers below `min`, if that is not 0 */
export const countField = (min = 0, why = 'A count cannot be below zero.') =>
  z.number().int({ error: 'Write a whole number.', abort: true }).min(min, { error: why, abort: true })
