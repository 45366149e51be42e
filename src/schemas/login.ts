/** The customer login. */
import { z } from 'zod'
import { destination } from './destination'
import { heading, label, many, meta, paragraph, text } from './fields'

export const login = z.strictObject({
  meta,
  heading,
  lede: paragraph,
  form: z.strictObject({ email: label, password: label, show: label, hide: label, remember: label, forgot: label, reset: text(120) }),
  help: z.strictObject({
    title: heading,
    links: many(
      z.strictObject({ label, to: destination, text: text(90) }).transform(({ to, ...rest }) => ({ ...rest, href: to })),
      1,
      6,
    ),
  }),
  reportTitle: heading,
  report: paragraph,
})
