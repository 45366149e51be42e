import { z } from 'zod'
import { destinationField } from '../fields/destination.ts'
import { eachPlaceholderTextField, headingField, labelField, listField, metaSchema, paragraphField, textField } from '../fields/fields.ts'

export const loginSchema = z.strictObject({
  meta: metaSchema,
  heading: headingField.meta({ description: 'The headline of the page.' }),
  lede: paragraphField.meta({ description: 'One or two sentences under the headline.' }),
  form: z
    .strictObject({
      email: labelField.meta({ description: 'The field for the email address.' }),
      password: labelField.meta({ description: 'The field for the password.' }),
      show: labelField.meta({ description: 'The button that shows the password.' }),
      hide: labelField.meta({ description: 'The button that hides the password again.' }),
      remember: labelField.meta({ description: 'The check box that keeps someone signed in.' }),
      forgot: labelField.meta({ description: 'The link for those who forgot their password.' }),
      reset: textField(120).meta({ description: 'What happens then, in a sentence.' }),
      errors: z
        .strictObject({
          noEmail: textField(80).meta({ description: 'Beside the email address, when it is empty.' }),
          wrongEmail: textField(80).meta({ description: 'Beside the email address, when it is none.' }),
          noPassword: textField(80).meta({ description: 'Beside the password, when it is empty.' }),
        })
        .meta({ description: 'What is said of a field that is empty or wrong.' }),
    })
    .meta({ description: 'The labels and messages of the form. The specification fixes its button, and its answer to every sign-in.' }),
  help: z
    .strictObject({
      title: headingField.meta({ description: 'The heading over the links.' }),
      links: listField(
        z
          .strictObject({
            label: labelField.meta({ description: 'What the link says.' }),
            to: destinationField,
            text: textField(90).meta({ description: 'What a visitor finds there.' }),
          })
          .transform(({ to, ...rest }) => ({ ...rest, href: to })),
        1,
        6,
      ).meta({ description: 'The links, in the order of the page.' }),
    })
    .meta({ description: 'Links for those who cannot get in.' }),
  callOrWrite: eachPlaceholderTextField(120, 'number', 'address').meta({
    description: 'How to reach a person, as a sentence. {number} and {address} become links.',
  }),
  reportTitle: headingField.meta({ description: 'The heading for employees who want to call off a shift.' }),
  report: paragraphField.meta({ description: 'What they do instead of signing in here.' }),
})

export type LoginContent = z.output<typeof loginSchema>
