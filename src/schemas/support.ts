/** Help center, FAQ and walk-throughs. */
import { z } from 'zod'
import { ICON_NAMES, ICON_TONES } from '../lib/anywhere/pictureNames'
import { anchor, destination, heading, label, link, many, meta, paragraph, text } from './fields'
import { growingScene } from './scenes'
import { uniqueIds, uniqueQuestions } from './uniqueIds'

const icon = z.enum(ICON_NAMES)

export const faq = z.strictObject({
  meta,
  heading,
  lede: paragraph,
  search: z.strictObject({ label, button: label }),
  /** When nothing matches, and the button that starts again. */
  empty: heading,
  clear: label,
  /** Name of the button beside a question, before the question. */
  copyLink: label,
  /** Below the questions; `help` and `demo` are the links in it. */
  more: label,
  help: label,
  demo: label,
  categories: many(
    z.strictObject({
      id: anchor,
      title: label,
      icon,
      /** Which color is lit in the icon. */
      color: z.enum(ICON_TONES),
      faqs: many(
        z.strictObject({
          /** The question's address is /support/faqs#faq-{id}: it never changes. */
          id: anchor,
          question: text(110, 'a question fits on two lines').endsWith('?', 'A question ends with a question mark.'),
          answer: text(420, 'an answer is short; link to the manual or an article for more').min(
            20,
            'An answer has at least 20 characters: say what happens, to whom, when.',
          ),
          /** Where there is more. */
          more: z.exactOptional(link),
        }),
        1,
        12,
      ),
    }),
    1,
    10,
  )
    .superRefine(uniqueIds)
    .superRefine(uniqueQuestions),
})

const topic = link

export const helpCenter = z.strictObject({
  meta,
  heading,
  /** `example` stands in the empty field. */
  search: z.strictObject({ label, example: label, button: label }),
  resources: many(
    z.strictObject({ icon, title: label, text: text(90), to: destination }).transform(({ to, ...rest }) => ({ ...rest, href: to })),
    2,
    6,
  ),
  contacts: z.strictObject({
    phone: z.strictObject({ title: label, hours: label }),
    email: z.strictObject({ title: label, hours: label }),
    chat: z.strictObject({ title: label, hours: label, text: text(90) }),
  }),
  contactsHeading: heading,
  categoriesHeading: heading,
  categories: many(z.strictObject({ title: label, topics: many(topic, 1, 8) }), 2, 8),
  status: label,
  statusNote: text(90),
  statusLink: label,
})

export const videos = z.strictObject({
  meta,
  heading,
  lede: paragraph,
  videos: many(z.strictObject({ id: anchor, title: heading, captions: many(text(160), 2, 10), scene: growingScene }), 1, 12).superRefine(
    uniqueIds,
  ),
})
