/** Questions by category. */
import { z } from 'zod'
import { ICON_NAMES, ICON_TONES } from '../lib/anywhere/pictureNames'
import { anchor, heading, label, link, many, meta, paragraph, text } from './fields'
import { uniqueIds, uniqueQuestions } from './uniqueIds'

const icon = z.enum(ICON_NAMES)

export const faq = z.strictObject({
  meta,
  heading,
  lede: paragraph,
  /** `without` stands in the place of the search where no script could answer it. */
  search: z.strictObject({ label, button: label, without: paragraph }),
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
