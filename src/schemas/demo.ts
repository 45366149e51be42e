/** The page for demo requests, and the words of its form. */
import { z } from 'zod'
import {
  anchorField,
  eachPlaceholderTextField,
  headingField,
  labelField,
  listField,
  metaSchema,
  paragraphField,
  textField,
  titledTextSchema,
} from './fields/fields.ts'
import { checkUniqueIds } from './fields/uniqueIds.ts'

/** Labels and sentences of the form in the frame. The messages beside its fields are the service’s, too: demoForm/demoRequest.ts. */
const demoFormSchema = z
  .strictObject({
    meta: metaSchema,
    heading: headingField.meta({ description: 'The heading of the form.' }),
    required: textField(80).meta({ description: 'Which fields have to be filled in, above the first one.' }),
    fields: z
      .strictObject({
        name: labelField.meta({ description: 'The field for the visitor’s name. It is required.' }),
        email: labelField.meta({ description: 'The field for the work email. It is required, and also stands at the end of pages.' }),
        company: labelField.meta({ description: 'The field for the company. It is required.' }),
        phone: labelField.meta({ description: 'The field for the phone number. It is required.' }),
        industry: labelField.meta({ description: 'The list of industries. It is required.' }),
        employees: labelField.meta({
          description: 'The field for the number of hourly employees. It is required, and also stands at the end of pages.',
        }),
        currentTool: labelField.meta({ description: 'The field for what the visitor uses today. Say that it is optional.' }),
        message: labelField.meta({ description: 'The field for anything else, in several lines. Say that it is optional.' }),
        consent: textField(240, 'it stands beside a check box').meta({
          description: 'What the visitor agrees to. Have counsel read a change.',
        }),
      })
      .meta({ description: 'The label of each field.' }),
    notice: labelField.meta({ description: 'The link from the consent to the privacy policy.' }),
    choose: labelField.meta({ description: 'Stands in the list of industries until one is chosen.' }),
    consentName: labelField.meta({ description: 'What the summary of errors calls the consent.' }),
    errorsTitle: labelField.meta({ description: 'The heading of the summary of errors.' }),
    submit: labelField.meta({ description: 'The button that sends the form.' }),
    sending: labelField.meta({ description: 'What the button says while the form is on its way.' }),
    failed: eachPlaceholderTextField(160, 'number').meta({
      description: 'What stands above the form when it could not be sent. What was typed stays. {number}, the phone number, is filled in.',
    }),
    sent: z
      .strictObject({
        heading: headingField.meta({ description: 'The heading once the form is sent.' }),
        referenceLabel: textField(80).meta({ description: 'The words before the number of the request.' }),
        keep: textField(120).meta({ description: 'What the number is for.' }),
      })
      .meta({ description: 'What stands in the place of the form once it is sent.' }),
  })
  .meta({ description: 'The form in the frame: its labels and sentences. What it says beside a wrong field is a developer’s task.' })

// The number is drawn on flaps, and a scale has one mark per unit. So it must be a small whole number with a unit.
const spanField = z
  .string()
  .regex(/^\d{1,2} [a-z]+$/, 'Write a figure and its unit, like "24 hours": each figure stands on a flap.')
  .meta({ description: 'How long it takes, as a token gives it: a figure and its unit, like “24 hours”.' })
const stepSchema = z.strictObject({ figure: spanField, text: textField(120).meta({ description: 'What happens, in a sentence.' }) })

export const demoSchema = z.strictObject({
  meta: metaSchema,
  eyebrow: labelField.meta({ description: 'The small line above the headline.' }),
  heading: headingField.meta({ description: 'The headline of the page.' }),
  lede: paragraphField.meta({ description: 'One or two sentences under the headline.' }),
  benefits: listField(titledTextSchema, 2, 6).meta({ description: 'What a visitor gets out of the demo, each a title with a short text.' }),
  next: z
    .strictObject({
      title: headingField.meta({ description: 'The heading over the steps.' }),
      start: labelField.meta({ description: 'The first step: the form is sent.' }),
      call: stepSchema.meta({ description: 'The second step: the call back.' }),
      demo: stepSchema.meta({ description: 'The third step: the demo.' }),
      after: textField(120).meta({ description: 'What comes after, in a sentence.' }),
    })
    .meta({ description: 'What happens once the form is sent, as steps.' }),
  clientsTitle: headingField.meta({ description: 'The heading over the clients.' }),
  clients: listField(labelField, 5, 8, 'section 2, "Demo request"').meta({
    description: 'The clients that are named here, by their names in src/content/clients.yaml.',
  }),
  share: labelField.meta({ description: 'The button that copies the page’s address.' }),
  topics: listField(
    z.strictObject({
      id: anchorField.meta({ description: 'The name in the address: ?topic=…. Links use it, so keep it once it is published.' }),
      text: textField(120).meta({ description: 'What the page and the form say of it.' }),
    }),
    1,
    12,
  )
    .superRefine(checkUniqueIds)
    .meta({ description: 'What a visitor may have asked about on the page before, ?topic=…. Other topics are ignored.' }),
  frame: z
    .strictObject({
      late: textField(80).meta({ description: 'What stands there while the form is late.' }),
      open: labelField.meta({ description: 'The link to the form on a page of its own, while it is late.' }),
      missing: labelField.meta({ description: 'For visitors who see no form.' }),
      openMissing: labelField.meta({ description: 'The link for visitors who see no form.' }),
      ways: eachPlaceholderTextField(120, 'number', 'address', 'other').meta({
        description: 'What to do while the form is late. {number} and {address} become links, {other} is the link “open”.',
      }),
      talk: eachPlaceholderTextField(120, 'number', 'address').meta({
        description: 'For visitors who would rather talk. {number} and {address} become links.',
      }),
    })
    .meta({ description: 'The words around the form.' }),
  form: demoFormSchema,
  start: z
    .strictObject({
      kept: textField(140).meta({ description: 'What becomes of what is typed there.' }),
      orCall: labelField.meta({ description: 'The words before the number.' }),
    })
    .meta({ description: 'For pages that end with the first two fields of this form.' }),
})

export type DemoContent = z.output<typeof demoSchema>
