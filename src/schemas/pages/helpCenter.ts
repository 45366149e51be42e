/** The help center: search, resources, contacts, links. */
import { z } from 'zod'
import { ICON_NAMES } from '#src/models/names/iconNames.ts'
import { destinationField } from '../fields/destination.ts'
import { eachPlaceholderTextField, headingField, labelField, linkField, listField, metaSchema, textField } from '../fields/fields.ts'
import { checkSpecifiedResources } from '../specificationChecks/specifiedMembers.ts'
import { specifiedWordsField } from '../specificationChecks/specifiedWords.ts'

const iconField = z.enum(ICON_NAMES)
const titleField = labelField.meta({ description: 'What the way to reach support is called.' })
const hoursField = labelField.meta({ description: 'When someone answers.' })

// The site has no chat, so it must say where the chat is.
const chatPlaceField = textField(90).regex(
  /\bsign(ed|ing)? in\b/i,
  'Say that one has to sign in: “After you sign in to …”. The site itself has no chat.',
)

export const helpCenterSchema = z.strictObject({
  meta: metaSchema,
  heading: headingField.meta({ description: 'The headline of the page.' }),
  search: z
    .strictObject({
      label: labelField.meta({ description: 'What the search field is for.' }),
      example: labelField.meta({ description: 'Stands in the search field while it is empty.' }),
      button: labelField.meta({ description: 'What the button of the search says.' }),
    })
    .meta({ description: 'The search over the questions.' }),
  resources: listField(
    z
      .strictObject({
        icon: iconField.meta({ description: 'The icon of the card.' }),
        title: labelField.meta({ description: 'What it is called.' }),
        text: textField(90).meta({ description: 'What a visitor finds there.' }),
        to: destinationField,
      })
      .transform(({ to, ...rest }) => ({ ...rest, href: to })),
    4,
    6,
    'section 2, "Help center"',
  )
    .superRefine(checkSpecifiedResources)
    .meta({ description: 'The cards below the search.' }),
  contacts: z
    .strictObject({
      phone: z.strictObject({ title: titleField, hours: hoursField }).meta({ description: 'Support by phone.' }),
      email: z.strictObject({ title: titleField, hours: hoursField }).meta({ description: 'Support by email.' }),
      chat: z
        .strictObject({ title: titleField, hours: hoursField, text: chatPlaceField.meta({ description: 'Where the chat is found.' }) })
        .meta({ description: 'Support by chat.' }),
      now: z
        .strictObject({
          open: eachPlaceholderTextField(40, 'time').meta({
            description: 'Where someone answers now. {time} is when the desk closes, like 6 PM.',
          }),
          opens: eachPlaceholderTextField(40, 'day', 'time').meta({
            description: 'Where nobody answers now. {day} and {time} are when the desk opens next.',
          }),
          today: labelField.meta({ description: 'Stands for {day} where that is today.' }),
        })
        .meta({ description: 'Whether support by phone and chat is open now, in the desk’s own time zone.' }),
    })
    .meta({ description: 'The ways to reach support. Numbers and addresses are filled in.' }),
  contactsHeading: headingField.meta({ description: 'The heading over the ways to reach support.' }),
  categoriesHeading: headingField.meta({ description: 'The heading over the links by role.' }),
  categories: listField(
    z.strictObject({
      title: labelField.meta({ description: 'Who the links are for.' }),
      links: listField(linkField, 1, 8).meta({ description: 'The links for them, in the order of the page.' }),
    }),
    4,
    8,
    'section 2, "Help center"',
  ).meta({ description: 'The links by role.' }),
  status: specifiedWordsField('All systems operational').meta({ description: 'What the line on the system’s state says.' }),
  statusNote: textField(90).meta({ description: 'What that line is and what it is not.' }),
  statusLink: labelField.meta({ description: 'The link to what to do when something does not answer.' }),
})

export type HelpCenterContent = z.output<typeof helpCenterSchema>
