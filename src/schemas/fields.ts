/**
 * What most kinds of content are made of. Each limit has a sentence that says why, or what to do; what is missing or
 * misspelled is told by `src/lib/anywhere/content/problemSentence.ts`. docs/content.md lists the kinds for editors.
 */
import { z } from 'zod'
import { nearestName } from '../lib/anywhere/content/nearestName'
import { DESCRIPTION, LONGEST_TITLE, TITLE } from '../lib/anywhere/searchLimits'
import { LINK_KINDS } from '../lib/build/content/entryTokens'
import { claims } from '../site/claims'
import { routes, routeTo } from '../site/routes'

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

const ROUTE_NAMES = Object.keys(routes)
const isRouteName = (name: string): name is keyof typeof routes => ROUTE_NAMES.includes(name)
const PLACE = /^(?<name>[\w-]+)(?:\/(?<slug>[\w-]+(?:\/[\w-]+)*))?(?<rest>[?#].+)?$/
const kindOf = (name: string) => LINK_KINDS.find((kind) => kind === name)

/** @returns the address of a destination as editors write it, or null when it leads nowhere */
function addressOf(written: string): string | null {
  if (written.startsWith('#')) return written
  const { name = '', slug, rest = '' } = PLACE.exec(written)?.groups ?? {}
  if (slug === undefined) return isRouteName(name) ? `${routes[name]}${rest}` : null
  const kind = kindOf(name)
  // That the entry exists is checked by the content loader. A guide is a PDF: it has no sections to lead to.
  return kind === undefined || (kind === 'guide' && rest) ? null : `${routeTo[kind](slug)}${rest}`
}

/**
 * Where a link leads: a route's name (`manual`, `faqs#faq-languages`), `article/{slug}`, `document/{place}`,
 * `feature/{slug}`, `industry/{slug}` or `guide/{slug}`, with `#section` or `?topic=…` behind it; or `#section` on the same page.
 */
export const destination = z.string().transform((written, context) => {
  const address = addressOf(written)
  if (address !== null) return address
  const near = nearestName(written.split(/[#?]/)[0] ?? '', ROUTE_NAMES)
  context.addIssue({
    code: 'custom',
    message: `"${written}" leads nowhere.${near ? ` Did you mean "${near}"?` : ''} Write a route's name from src/site/routes.ts, or one of ${LINK_KINDS.map((kind) => `${kind}/…`).join(', ')}.`,
  })
  return z.NEVER
})

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

/** A time of day, of 24 hours. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time with four digits, like "06:00".')
