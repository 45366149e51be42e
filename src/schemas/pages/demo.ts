/** The page for demo requests, and the words of its form. */
import { z } from 'zod'
import type { AnswerWords, ErrorWords } from '#src/demoForm/requestWords.ts'
import { site } from '#src/site/site.ts'
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
} from '../fields/fields.ts'
import { checkUniqueIds } from '../fields/uniqueIds.ts'

/** The messages beside the fields. The form and the service find the same errors: demoForm/demoRequest.ts. */
const errorsSchema = z
  .strictObject({
    noName: textField(80).meta({ description: 'Beside the name, when it is empty.' }),
    noEmail: textField(80).meta({ description: 'Beside the email address, when it is empty.' }),
    wrongEmail: textField(80).meta({ description: 'Beside the email address, when it is none. It also stands at the end of pages.' }),
    noCompany: textField(80).meta({ description: 'Beside the company, when it is empty.' }),
    noPhone: textField(80).meta({ description: 'Beside the phone number, when it is empty.' }),
    wrongPhone: eachPlaceholderTextField(80, 'digits').meta({
      description: 'Beside the phone number, when it is none. {digits}, how many it needs, is filled in.',
    }),
    noIndustry: textField(80).meta({ description: 'Beside the industry, when none is chosen.' }),
    noEmployees: textField(80).meta({ description: 'Beside the number of employees, when it is empty or no number.' }),
    notWhole: textField(80).meta({ description: 'Beside the number of employees, when it is a fraction.' }),
    tooFew: eachPlaceholderTextField(80, 'min').meta({
      description: 'Beside the number of employees, when it is too small. {min}, the smallest, is filled in.',
    }),
    tooMany: textField(80).meta({ description: 'Beside the number of employees, when it is far too large.' }),
    noConsent: textField(80).meta({ description: 'Beside the consent, when it is not given.' }),
    tooLong: eachPlaceholderTextField(80, 'max').meta({
      description: 'Beside any field whose text is too long. {max}, the most characters, is filled in.',
    }),
    unstorable: textField(80).meta({ description: 'Beside any field with invisible characters, such as line breaks in a name.' }),
  } satisfies Record<keyof ErrorWords, z.ZodType>)
  .meta({ description: 'What is said of a field that is empty or wrong.' })

/** Where the form cannot be sent, a visitor can still call. */
const givesPhone = (written: string) => written.includes(site.phone)
const NO_PHONE = 'Give the phone number, {site:phone}, so that the visitor can still reach someone.'

const answersSchema = z
  .strictObject({
    wrongFields: textField(160).meta({ description: 'When fields are wrong. A visitor reads it only if the form cannot be shown again.' }),
    tooOften: eachPlaceholderTextField(160, 'seconds').refine(givesPhone, NO_PHONE).meta({
      description: 'When too many requests come from one place. {seconds}, how long to wait, is filled in.',
    }),
    tooLarge: eachPlaceholderTextField(160, 'max').meta({
      description: 'When the whole request is too long. {max}, the most that it can be in KB, is filled in.',
    }),
    notNow: textField(160).refine(givesPhone, NO_PHONE).meta({ description: 'When the request cannot be stored for the moment.' }),
    fault: eachPlaceholderTextField(160, 'error').refine(givesPhone, NO_PHONE).meta({
      description: 'When the service fails. {error}, a number by which the log has the failure, is filled in.',
    }),
    goBack: textField(160).meta({ description: 'Follows “fault” where the form is no longer in sight.' }),
    received: eachPlaceholderTextField(160, 'reference').meta({
      description: 'When the request is stored, but “sent” cannot be shown. {reference}, the number of the request, is filled in.',
    }),
  } satisfies Record<keyof AnswerWords, z.ZodType>)
  .meta({ description: 'What the leads service says by itself: of a request that it does not take, and where the form cannot be shown.' })

/** Labels and sentences of the form in the frame. */
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
    otherIndustry: labelField.meta({ description: 'The last choice in the list of industries, for all that have no page.' }),
    consentName: labelField.meta({ description: 'What the summary of errors calls the consent.' }),
    errorsTitle: labelField.meta({ description: 'The heading of the summary of errors.' }),
    errors: errorsSchema,
    submit: labelField.meta({ description: 'The button that sends the form.' }),
    sending: labelField.meta({ description: 'What the button says while the form is on its way.' }),
    failed: textField(160)
      .refine(givesPhone, NO_PHONE)
      .meta({ description: 'What stands above the form when it could not be sent. What was typed stays.' }),
    answers: answersSchema,
    sent: z
      .strictObject({
        heading: headingField.meta({ description: 'The heading once the form is sent.' }),
        referenceLabel: textField(80).meta({ description: 'The words before the number of the request.' }),
        keep: textField(120).meta({ description: 'What the number is for.' }),
      })
      .meta({ description: 'What stands in the place of the form once it is sent.' }),
  })
  .meta({ description: 'The form in the frame: its labels and sentences.' })

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
    description: 'The clients that are named here, by their names in src/content/shared/clients.yaml.',
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
      whileLate: textField(80).meta({ description: 'What stands there while the form is late.' }),
      openWhileLate: labelField.meta({ description: 'The link to the form on a page of its own, while it is late.' }),
      noForm: labelField.meta({ description: 'For visitors who see no form.' }),
      openNoForm: labelField.meta({ description: 'The link for visitors who see no form.' }),
      waysWhileLate: eachPlaceholderTextField(120, 'number', 'address', 'other').meta({
        description: 'What to do while the form is late. {number} and {address} become links, {other} is the link “openWhileLate”.',
      }),
      ratherTalk: eachPlaceholderTextField(120, 'number', 'address').meta({
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
