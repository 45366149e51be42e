/** The help center: search, resources, contacts, links. */
import { z } from 'zod'
import { ICON_NAMES } from '../lib/anywhere/pictureNames'
import { destination } from './destination'
import { heading, label, link, many, meta, text } from './fields'

const icon = z.enum(ICON_NAMES)
const title = label.meta({ description: 'What the way to reach support is called.' })
const hours = label.meta({ description: 'When someone answers.' })

export const helpCenter = z.strictObject({
  meta,
  heading: heading.meta({ description: 'The headline of the page.' }),
  search: z
    .strictObject({
      label: label.meta({ description: 'What the search field is for.' }),
      example: label.meta({ description: 'Stands in the search field while it is empty.' }),
      button: label.meta({ description: 'What the button of the search says.' }),
    })
    .meta({ description: 'The search over the questions.' }),
  resources: many(
    z
      .strictObject({
        icon: icon.meta({ description: 'The icon of the card.' }),
        title: label.meta({ description: 'What it is called.' }),
        text: text(90).meta({ description: 'What a visitor finds there.' }),
        to: destination,
      })
      .transform(({ to, ...rest }) => ({ ...rest, href: to })),
    2,
    6,
  ).meta({ description: 'The cards below the search.' }),
  contacts: z
    .strictObject({
      phone: z.strictObject({ title, hours }).meta({ description: 'Support by phone.' }),
      email: z.strictObject({ title, hours }).meta({ description: 'Support by email.' }),
      chat: z
        .strictObject({ title, hours, text: text(90).meta({ description: 'Where the chat is found.' }) })
        .meta({ description: 'Support by chat.' }),
    })
    .meta({ description: 'The ways to reach support. Numbers and addresses are filled in.' }),
  contactsHeading: heading.meta({ description: 'The heading over the ways to reach support.' }),
  categoriesHeading: heading.meta({ description: 'The heading over the links by role.' }),
  categories: many(
    z.strictObject({
      title: label.meta({ description: 'Who the links are for.' }),
      links: many(link, 1, 8).meta({ description: 'The links for them, in the order of the page.' }),
    }),
    2,
    8,
  ).meta({ description: 'The links by role.' }),
  status: label.meta({ description: 'What the line on the system’s state says.' }),
  statusNote: text(90).meta({ description: 'What that line is and what it is not.' }),
  statusLink: label.meta({ description: 'The link to what to do when something does not answer.' }),
})

export type HelpCenterContent = z.output<typeof helpCenter>
