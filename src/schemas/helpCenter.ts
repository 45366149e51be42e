/** The help center: search, resources, contacts, topics. */
import { z } from 'zod'
import { ICON_NAMES } from '../lib/anywhere/pictureNames'
import { destination } from './destination'
import { heading, label, link, many, meta, text } from './fields'

const icon = z.enum(ICON_NAMES)

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
  categories: many(z.strictObject({ title: label, topics: many(link, 1, 8) }), 2, 8),
  status: label,
  statusNote: text(90),
  statusLink: label,
})
