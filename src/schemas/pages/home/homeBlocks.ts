/** The blocks of the home page. It has each kind once, so that a block's kind is its id (`dashboards` has another id). */
import { z } from 'zod'
import { CALL_OFF_STAGES, type CallOffStage } from '#src/models/morning/morningStates.ts'
import { photoBlockSchema } from '../../blocks/blockFields.ts'
import { createBlockCheck } from '../../fields/blockCheck.ts'
import {
  anchorField,
  eachPlaceholderTextField,
  figureValueFields,
  headingField,
  kindField,
  labelField,
  listField,
  paragraphField,
  textField,
} from '../../fields/fields.ts'
import { dashboardSchema } from '../../scenes/dashboardScene.ts'
import { offerSectionLinkField } from '../../specificationChecks/specifiedHome.ts'
import { checkSpecifiedIndustries } from '../../specificationChecks/specifiedMembers.ts'
import { homeFeaturesField } from './homeFeatures.ts'

const clientsSchema = z.strictObject({
  ...kindField('clients', 'The words over the clients. The clients are src/content/shared/clients.yaml.'),
  heading: headingField,
  lede: paragraphField.meta({ description: 'A sentence or two with the heading: where the service is in use.' }),
  industryLinks: labelField.meta({ description: 'The name of the links to the industries. Screen readers say it.' }),
})
const featuresSchema = z.strictObject({
  ...kindField('features', 'The features, each with its picture and a link to its page.'),
  eyebrow: labelField.meta({ description: 'The small line above the heading.' }),
  heading: headingField,
  features: homeFeaturesField,
})
/** Whether the moments tell every stage of the call-off, none after a later one. */
function hasStagesInOrder(steps: readonly { stage: CallOffStage }[]): boolean {
  const stages = steps.map(({ stage }) => CALL_OFF_STAGES.indexOf(stage))
  return new Set(stages).size === CALL_OFF_STAGES.length && stages.every((stage, index) => stage >= (stages[index - 1] ?? 0))
}
const minutesSchema = z.strictObject({
  ...kindField('minutes', 'The first call-off of the morning, minute by minute, from the report to the covered shift.'),
  heading: headingField,
  lede: eachPlaceholderTextField(420, 'minutes').meta({
    description: 'One or two sentences under the heading. They say in {minutes} how long it took from the report to the covered shift.',
  }),
  strip: z
    .strictObject({
      unit: textField(4, 'it stands on a flap').meta({
        description: 'Minutes, as short as can be. The number stands before it, on a flap.',
      }),
      taken: labelField.meta({ description: 'What the minutes from the first moment to the last are.' }),
      left: labelField.meta({ description: 'What follows the number of minutes from the last moment to the horn.' }),
    })
    .meta({ description: 'The words in the morning above the moments, from tablets on.' }),
  steps: listField(
    z.strictObject({
      stage: z.enum(CALL_OFF_STAGES).meta({
        description:
          'How far the call-off is: reported, notified (the supervisor knows), asked (the shift is offered) or filled. The time before the title follows from src/content/pages/morning.yaml.',
      }),
      title: headingField.meta({ description: 'What happens, in a few words.' }),
      text: paragraphField.meta({ description: 'One or two sentences on it.' }),
    }),
    5,
    5,
  )
    .refine(hasStagesInOrder, 'Tell each stage, in this order: reported, notified, asked, filled. A stage may have several moments.')
    .meta({ description: 'The five moments, in order.' }),
})
const dashboardsSchema = z.strictObject({
  ...kindField('dashboards', 'The product’s dashboard, with its picture.'),
  heading: headingField,
  text: paragraphField.meta({ description: 'The paragraph with the heading.' }),
  action: offerSectionLinkField,
  dashboard: dashboardSchema.meta({ description: 'The dashboard in the picture.' }),
})
const resultsSchema = z.strictObject({
  ...kindField('results', 'What the service aims for and what it refunds, in figures.'),
  heading: headingField,
  lede: paragraphField.meta({ description: 'Says that the figures below it are aims: those that are have no footnote of their own.' }),
  figures: listField(
    z.strictObject({
      ...figureValueFields,
      label: labelField.meta({ description: 'What the figure counts.' }),
      note: textField(90).meta({ description: 'Where the figure holds, in small print.' }),
    }),
    2,
    4,
  ).meta({ description: 'The large figures.' }),
  example: z
    .strictObject({
      title: headingField.meta({ description: 'The title of the example.' }),
      describe: labelField.meta({ description: 'The words before the number of employees.' }),
      employees: labelField.meta({ description: 'The number of employees, as a token.' }),
      lines: listField(
        z.strictObject({ label: labelField.meta({ description: 'What the line counts.' }), ...figureValueFields }),
        1,
        5,
      ).meta({
        description: 'The lines of the calculation, from the first to the last.',
      }),
      note: paragraphField.meta({ description: 'What the example is not: say that it is arithmetic and no promise.' }),
    })
    .meta({ description: 'The worked example beside the figures.' }),
  guarantee: paragraphField.meta({ description: 'The guarantee, in the claim’s words.' }),
})
const industriesSchema = z.strictObject({
  ...kindField('industries', 'The industries. The cards are drawn from the industries’ own pages.'),
  heading: headingField,
  lede: paragraphField.meta({ description: 'One or two sentences under the heading.' }),
  all: labelField.meta({ description: 'What the link to all industries says.' }),
  others: labelField.meta({ description: 'What stands before the links to the industries that have no card here.' }),
  show: listField(anchorField, 4, 6, 'section 2, "Home"').superRefine(checkSpecifiedIndustries).meta({
    description: 'Which industries have a card here, each named as its file in src/content/industries is.',
  }),
})
const testimonialsSchema = z.strictObject({
  ...kindField('testimonials', 'The words over the quotes. The quotes are src/content/shared/testimonials.yaml.'),
  heading: headingField,
})

/** One component of sections/home or sections/blocks draws each kind. */
export const homeBlockSchema = z.discriminatedUnion('kind', [
  clientsSchema,
  featuresSchema,
  minutesSchema,
  dashboardsSchema,
  resultsSchema,
  industriesSchema,
  testimonialsSchema,
  photoBlockSchema,
])

export type HomeBlock = z.output<typeof homeBlockSchema>
export type HomeBlockOf<Kind extends HomeBlock['kind']> = Extract<HomeBlock, { kind: Kind }>

export const checkHomeBlocks = createBlockCheck({
  needed: ['clients', 'features', 'dashboards', 'results', 'industries', 'testimonials'] satisfies HomeBlock['kind'][],
  lacking: 'The specification (section 1, and section 2, "Home") asks for these blocks, and the page lacks them',
})
