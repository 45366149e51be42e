/**
 * The fields that most kinds of content share. Long, because it is one list of fields. Each limit has a sentence that says why it
 * exists or what to do. Messages about missing or misspelled fields come from
 * `src/lib/build/content/problems/problemSentence.ts`. docs/content-reference.md lists the kinds for editors.
 */
import { z } from 'zod'
import { claims } from '#src/facts/claims.ts'
import { placeholdersOf } from '#src/lib/anywhere/text/fillIn.ts'
import { DESCRIPTION_LENGTH, MAX_LABEL_LENGTH, MAX_TITLE_LENGTH, TITLE_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { withOwnFigures } from '#src/lib/build/content/figures/figureOwnership.ts'
import { checkSpecifiedButton } from './checkSpecifiedButton.ts'
import { destination, ownDestination } from './destination.ts'

/** A text with blanks whose names another rule checks. */
export const withAnyBlanks = (most: number, why?: string) =>
  z
    .string()
    .trim()
    .min(1, 'This is empty: write something, or remove the field if it may be left out.')
    .max(most, `This has more than ${most} characters: ${why ?? 'shorten it, or make two of it'}.`)
    .meta({ description: `Text of up to ${most} characters${why ? `: ${why}` : ''}.` })

const NOTHING = 'Nothing is filled in here: take the braces out.'
/**
 * A text of limited length, in which nothing is filled in. For another description, call `.meta` afterward: the last one is shown.
 * @param why what longer texts break, or what to do about it
 */
export const text = (most: number, why?: string) =>
  withAnyBlanks(most, why).refine((written) => placeholdersOf(written).length === 0, NOTHING)

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')
/** A text with blanks that the page fills in. @param names those that it may have, each as often as it likes */
export const withBlanks = (most: number, ...names: string[]) =>
  withAnyBlanks(most)
    .refine((written) => placeholdersOf(written).every((name) => names.includes(name)), {
      message: names.length ? `Only these can be filled in here: ${inBraces(names)}.` : NOTHING,
    })
    .meta({
      description: `Text of up to ${most} characters. These can be filled in: ${inBraces(names)}.`,
    })
/** The same. @param names those that it has, each once */
export const withAllBlanks = (most: number, ...names: string[]) =>
  withBlanks(most, ...names).refine(
    (written) => names.every((name) => placeholdersOf(written).filter((blank) => blank === name).length === 1),
    {
      message: `Write each of these once: ${inBraces(names)}.`,
    },
  )

export const heading = text(90, 'a heading is read at a glance').meta({ description: 'The heading of this part of the page.' })
/** Also on a button or a link. */
export const label = text(MAX_LABEL_LENGTH, 'a label is a few words')
export const paragraph = text(420, 'a paragraph on a page is read standing up')
export const DESCRIPTION_TOO_SHORT = 'Describe what the picture shows, in a whole sentence.'
export const pictureDescription = withOwnFigures(text(320, 'it is read aloud'))
  .min(30, DESCRIPTION_TOO_SHORT)
  .meta({ description: 'What the picture shows, in one or two whole sentences. It is read aloud to people who do not see the picture.' })

export const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'This becomes part of an address: small letters, digits and hyphens, starting with a letter.')
  .meta({
    description:
      'The name that stands for this in addresses and in other fields: small letters, digits and hyphens. Links lead to it, so keep it once it is published.',
  })

/** A list whose length fits the layout. @param section of the specification that asks for the least of it, as `section 2, "Home"` */
export const many = <T extends z.ZodType>(item: T, least: number, most: number, section?: string) => {
  const range = least === most ? `${least}` : `${least} to ${most}`
  const fewer = section
    ? `the specification (${section}) asks for ${least} at least. Write another one in the place of what goes.`
    : `the layout is made for ${range}.`
  return z
    .array(item)
    .min(least, `There are fewer than ${least} here: ${fewer}`)
    .max(most, `There are more than ${most} here: the layout is made for ${range}.`)
    .meta({ description: `A list of ${range}: the layout is made for that many.` })
}

const linkTo = (to: typeof destination) =>
  z
    .strictObject({ label: label.meta({ description: 'What the link or the button says.' }), to })
    .superRefine(checkSpecifiedButton)
    .transform(({ label: shown, to: href }) => ({ label: shown, href }))
    .meta({ description: 'A link or a button: what it says, and where it leads.' })
export const link = linkTo(destination)
/** The same that stays on this site. */
export const ownLink = linkTo(ownDestination)

export const pageTitle = text(MAX_TITLE_LENGTH, `search results show ${TITLE_LENGTH.max} with the brand behind it, and cut the rest`).meta({
  description: 'The title in search results, in the browser’s tab and on shared links. The brand follows it, so do not write it here.',
})

export const keywords = withOwnFigures(z.array(text(50))).meta({
  description:
    'What it is about, in the words that people search for. Search engines may read them, and visitors do not see them. They may be left out.',
})

export const meta = z
  .strictObject({
    title: pageTitle.min(8, 'The title needs at least 8 characters: say what the page is about.'),
    description: text(DESCRIPTION_LENGTH.max, 'search results cut the rest')
      .min(
        DESCRIPTION_LENGTH.min,
        `The description needs ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters: it is what search results show.`,
      )
      .meta({ description: 'What search results and shared links say under the title. No visitor sees it on the page itself.' }),
    keywords: z.exactOptional(keywords),
  })
  .meta({ description: 'What search results and shared links show of the page. None of it is on the page itself.' })

/**
 * A figure, written as a token: `{claim:…}`. Nobody writes `claim`: the content loader records there which token it was, so
 * that the page can link to the explanation of the figure.
 */
export const figureValue = {
  value: text(30, 'a figure is set large').meta({
    description: 'The figure, as a token such as {claim:locations}: figures are never typed. It leads to where it is explained.',
  }),
  claim: z
    .exactOptional(z.enum(Object.keys(claims)))
    .meta({ description: 'The claim of the token in “value”. The content loader fills it in.', readOnly: true }),
}
export const figure = z.strictObject({
  ...figureValue,
  label: text(90, 'it stands under a large figure').meta({
    description: 'What the figure counts, under it: {claim:….scope} has the words of the claim.',
  }),
})

export const card = z.strictObject({
  title: heading.meta({ description: 'The title of the card.' }),
  text: paragraph.meta({ description: 'One to three sentences under the title.' }),
  action: z.exactOptional(link).meta({ description: 'A link below the text, where there is more to read. Without it the card has none.' }),
})
export const titledText = z.strictObject({
  title: heading.meta({ description: 'A few words over the text.' }),
  text: paragraph.meta({ description: 'One to three sentences under the title.' }),
})

/** The words of a first screen, whatever it is composed of. */
export const openingWords = z
  .strictObject({
    eyebrow: label.meta({ description: 'The small line above the headline.' }),
    heading: heading.meta({ description: 'The headline of the page. It is the first thing a visitor reads.' }),
    lede: paragraph.meta({ description: 'One or two sentences under the headline.' }),
    primary: z.exactOptional(link).meta({ description: 'The main button of the first screen.' }),
    secondary: z.exactOptional(link).meta({ description: 'The second, quieter button of the first screen.' }),
  })
  .meta({ description: 'The first screen of the page.' })

/** @param asker whose words it is in: "a visitor" @param answer the field of its answer, whose length belongs to its place */
export const question = <A extends z.ZodType>(asker: string, answer: A) => ({
  question: text(110, 'a question fits on two lines')
    .endsWith('?', 'End the question with a question mark.')
    .meta({ description: `The question in the words of ${asker}, with its question mark.` }),
  answer,
})

/** The field that chooses among several kinds of thing. */
export const kindField = <T extends string>(kind: T, description: string) => ({ kind: z.literal(kind).meta({ description }) })

/** README.md lists the sample content. */
export const sample = z.boolean({ error: 'Say whether this is sample content: sample: true, or sample: false once it is real.' }).meta({
  description:
    'true while people, companies and numbers here are invented: the page then says so in small print. false once they are real.',
})

/** Whether the small print below a sample says that it is one: nothing else beside it does. */
export const isSampleNoted = ({ sample: isSample, note }: { sample: boolean; note: string }): boolean => !isSample || /sample/i.test(note)
export const sampleProblem = { path: ['note'], message: 'This is a sample, so its note says so: “A sample floor. …”.' }

// Rules of a group calculate with its days, times and counts. `abort` keeps them from calculating with a mistyped one.
const FOUR_DIGITS = { error: 'Write the time of 24 hours with four digits, like "06:00" or "18:30".', abort: true }
/** A time of day, of 24 hours. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, FOUR_DIGITS)
/** A time of day, or "--:--" where there is none yet. */
export const clockOrNone = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|--:--)$/, FOUR_DIGITS)

const A_DAY = 'Write the day like 2026-03-09.'
/** A day such as "2026-03-09", with or without quotes. */
export const day = z.union([z.date().transform(dayOf), z.iso.date({ error: A_DAY, abort: true })], A_DAY)

/** The same as a moment: the beginning of that day in UTC. */
export const date = day.transform((written) => new Date(`${written}T00:00:00Z`))

/** As a token prints it: "1,250". */
const PRINTED = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/
/** What is measured or counted, for the limits of `amount`. */
export const number = z.number('Write a number, or a token that gives one.')
/** A number, or a token that gives one. @param within its limits */
export const amount = (within: z.ZodNumber = number) =>
  z.preprocess((written) => {
    const text = typeof written === 'string' ? written.trim() : ''
    return PRINTED.test(text) ? Number(text.replaceAll(',', '')) : written
  }, within)

/** How many there are. @param why another sentence, where `least` is not 0 */
export const count = (least = 0, why = 'A count cannot be below zero.') =>
  z.number().int({ error: 'Write a whole number.', abort: true }).min(least, { error: why, abort: true })
