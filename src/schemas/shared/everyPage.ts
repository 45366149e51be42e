import { z } from 'zod'
import { routes } from '#src/site/routes.ts'
import { labelField, linkField, listField, textField } from '../fields/fields.ts'
import { checkFooterColumns, checkHeaderLinks, FOOTER_LISTS } from '../specificationChecks/specifiedShell.ts'
import { specifiedLinkField, specifiedWordsField } from '../specificationChecks/specifiedWords.ts'

const bannerTextField = textField(90)

const headerFields = z
  .strictObject({
    menus: z
      .strictObject({
        features: specifiedWordsField('Features').meta({ description: 'The menu of the features that have a “menu” line.' }),
        industries: specifiedWordsField('Industries').meta({ description: 'The menu of the industries that have a “menu” line.' }),
      })
      .meta({ description: 'What the two menus are called.' }),
    links: z
      .array(linkField)
      .superRefine(checkHeaderLinks)
      .meta({ description: 'The links beside the menus, in this order: those of the specification and no others.' }),
    login: specifiedLinkField('Login', { href: routes.customerLogin, to: 'customerLogin' }).meta({ description: 'The quiet button.' }),
    demo: specifiedLinkField('Request Demo', { href: routes.requestDemo, to: 'requestDemo' }).meta({ description: 'The main button.' }),
    more: labelField.meta({ description: 'The heading over the links and buttons in the menu without scripts.' }),
  })
  .meta({ description: 'The header of wide screens, the drawer of small ones, and the menu without scripts.' })

/** The layout has space for four columns. */
const COLUMNS = 4

const footerColumnSchema = z.strictObject({
  title: labelField.meta({ description: 'The heading of the column.' }),
  links: z.exactOptional(listField(linkField, 1, 12)).meta({ description: 'The links of the column, in this order. Left out, none.' }),
  lists: z.exactOptional(z.enum(FOOTER_LISTS)).meta({
    description:
      'The pages that stand below these links: the features or the industries of the header’s menus, or the documents that have a “footer” line. Left out, none.',
  }),
})

export const everyPageSchema = z.strictObject({
  banner: z
    .strictObject({
      start: specifiedWordsField('Disrupted operations. Delayed Reporting. Endless Manual tracking.', bannerTextField).meta({
        description: 'The first words of the line.',
      }),
      text: specifiedWordsField('Absenteeism Is Costing You More Than You Think', bannerTextField).meta({
        description: 'What follows them.',
      }),
      action: specifiedLinkField('Contact us now', { href: routes.requestDemo, to: 'requestDemo' }).meta({
        description: 'The link at the end of the line.',
      }),
    })
    .meta({ description: 'The line above the header of every page.' }),
  header: headerFields,
  footer: z
    .strictObject({
      about: textField(160).meta({ description: 'What the company does, in a sentence.' }),
      columns: listField(footerColumnSchema, COLUMNS, COLUMNS).superRefine(checkFooterColumns).meta({
        description: 'The four columns of links, in this order.',
      }),
      theme: z
        .strictObject({
          legend: labelField.meta({ description: 'The name of the choice.' }),
          system: labelField.meta({ description: 'The name of the theme that follows the visitor’s device.' }),
          light: labelField.meta({ description: 'The name of the light theme.' }),
          dark: labelField.meta({ description: 'The name of the dark theme.' }),
        })
        .meta({ description: 'The choice between light and dark.' }),
    })
    .meta({ description: 'The foot of every page.' }),
  breadcrumbs: z
    .strictObject({
      blog: labelField.meta({ description: 'The name of the blog, for articles and tags.' }),
      features: labelField.meta({ description: 'The name of the features on home, for feature pages.' }),
      industries: labelField.meta({ description: 'The name of the overview, for pages of industries.' }),
      support: labelField.meta({ description: 'The name of the help center, for pages of support.' }),
    })
    .meta({ description: 'Where search engines and share cards say that a page lies.' }),
  reading: z
    .strictObject({
      contents: labelField.meta({ description: 'The heading over the list of sections.' }),
      updated: labelField.meta({ description: 'Stands before the day of the last update.' }),
      revised: labelField.meta({ description: 'Stands before the day on which a text was changed after that.' }),
    })
    .meta({ description: 'The words around every text with sections.' }),
  consent: z
    .strictObject({
      name: labelField.meta({ description: 'What the question is about.' }),
      question: textField(160).meta({ description: 'The question itself.' }),
      policy: labelField.meta({ description: 'The link to what is stored.' }),
      decline: labelField.meta({ description: 'The button that says no.' }),
      allow: labelField.meta({ description: 'The button that says yes.' }),
    })
    .meta({ description: 'The question before analytics. It is asked only where analytics keep something in the browser.' }),
})

export type EveryPageContent = z.output<typeof everyPageSchema>
