/**
 * What most kinds of content are made of. Each limit has a sentence that says why, or what to do; what is missing or
 * misspelled is told by `src/lib/anywhere/content/problemSentence.ts`. docs/content.md lists the kinds for editors.
 */
import { z } from 'zod'
import { dayOf } from '../lib/anywhere/dates'
import { DESCRIPTION, LONGEST_TITLE, TITLE } from '../lib/anywhere/searchLimits'
import { claims } from '../site/claims'
import { destination } from './destination'

/** A text of limited length. @param why what longer texts break, or what to do about it */
export const text = (most: number, why = 'shorten it, or make two of it') =>
  z
    .string()
    .trim()
    .min(1, 'This is empty: write something, or remove the field.')
    .max(most, `This has more than ${most} characters: ${why}.`)

/** A heading. */
export const heading = text(90, 'a heading is read at a glance')
/** A few words on a button, a link or a label. */
export const label = text(60, 'a label is a few words')
/** A paragraph. */
export const paragraph = text(420, 'a paragraph on a page is read standing up')
/** A sentence that describes a picture to those who do not see it. */
export const describe = text(320, 'it is read aloud').min(30, 'Describe what the picture shows, in a whole sentence.')

/** A name inside an address: small letters, digits and hyphens. */
export const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'This becomes part of an address: small letters, digits and hyphens, starting with a letter.')

/** A list whose length the layout is made for. */
export const many = <T extends z.ZodType>(item: T, least: number, most: number) => {
  const range = least === most ? `${least}` : `${least} to ${most}`
  return z
    .array(item)
    .min(least, `There are fewer than ${least} here: the layout is made for ${range}.`)
    .max(most, `There are more than ${most} here: the layout is made for ${range}.`)
}

/** A label and where it leads. */
export const link = z.strictObject({ label, to: destination }).transform(({ label: shown, to }) => ({ label: shown, href: to }))

export const pageTitle = text(LONGEST_TITLE, `search results show ${TITLE.max} with the brand behind it, and cut the rest`)

/** What search results and shared links show of a page. */
export const meta = z.strictObject({
  title: pageTitle.min(8, 'The title needs at least 8 characters: say what the page is about.'),
  description: text(DESCRIPTION.max, 'search results cut the rest').min(
    DESCRIPTION.min,
    `The description needs ${DESCRIPTION.min} to ${DESCRIPTION.max} characters: it is what search results show.`,
  ),
  keywords: z.exactOptional(z.array(text(50))),
})

/**
 * A figure, written as a token: `{claim:…}`. Nobody writes `claim`: the content loader keeps there whose token it was, so
 * that the page can lead to where the figure is explained.
 */
export const figureValue = { value: text(30, 'a figure is set large'), claim: z.exactOptional(z.enum(Object.keys(claims))) }
/** A figure and what it counts. */
export const figure = z.strictObject({ ...figureValue, label: text(90, 'it stands under a large figure') })

/** A short text under a title, with a link where there is more. */
export const card = z.strictObject({ title: heading, text: paragraph, action: z.exactOptional(link) })
/** A title with a short text. */
export const entry = z.strictObject({ title: heading, text: paragraph })

/** First screen of a page. */
export const hero = z.strictObject({
  eyebrow: label,
  heading,
  lede: paragraph,
  primary: z.exactOptional(link),
  secondary: z.exactOptional(link),
})

/** Whether content stands in for real content until a launch; README.md lists what does. */
export const sample = z.boolean({ error: 'Say whether this is sample content: sample: true, or sample: false once it is real.' })

// Rules of a group calculate with its days, times and counts. `abort` keeps them from calculating with a mistyped one.
const FOUR_DIGITS = { error: 'Write the time with four digits, like "06:00".', abort: true }
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

/** How many there are. @param least in an own sentence where it is not 0 */
export const count = (least = 0, why = 'A count is not below zero.') =>
  z.number().int({ error: 'Write a whole number.', abort: true }).min(least, { error: why, abort: true })
