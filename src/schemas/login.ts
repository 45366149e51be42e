/** The customer login. */
import { z } from 'zod'
import { destination } from './fields/destination.ts'
import { heading, label, many, meta, paragraph, text, withAllBlanks } from './fields/fields.ts'

export const login = z.strictObject({
  meta,
  heading: heading.meta({ description: 'The headline of the page.' }),
  lede: paragraph.meta({ description: 'One or two sentences under the headline.' }),
  form: z
    .strictObject({
      email: label.meta({ description: 'The field for the email address.' }),
      password: label.meta({ description: 'The field for the password.' }),
      show: label.meta({ description: 'The button that shows the password.' }),
      hide: label.meta({ description: 'The button that hides the password again.' }),
      remember: label.meta({ description: 'The check box that keeps someone signed in.' }),
      forgot: label.meta({ description: 'The link for those who forgot their password.' }),
      reset: text(120).meta({ description: 'What happens then, in a sentence.' }),
    })
    .meta({ description: 'The labels of the form.' }),
  help: z
    .strictObject({
      title: heading.meta({ description: 'The heading over the links.' }),
      links: many(
        z
          .strictObject({
            label: label.meta({ description: 'What the link says.' }),
            to: destination,
            text: text(90).meta({ description: 'What a visitor finds there.' }),
          })
          .transform(({ to, ...rest }) => ({ ...rest, href: to })),
        1,
        6,
      ).meta({ description: 'The links, in the order of the page.' }),
    })
    .meta({ description: 'Links for those who cannot get in.' }),
  callOrWrite: withAllBlanks(120, 'number', 'address').meta({
    description: 'How to reach a person, as a sentence. {number} and {address} become links.',
  }),
  reportTitle: heading.meta({ description: 'The heading for employees who want to call off a shift.' }),
  report: paragraph.meta({ description: 'What they do instead of signing in here.' }),
})

export type LoginContent = z.output<typeof login>
