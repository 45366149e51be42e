/** The features on home, each with a picture of the product. */
import { z } from 'zod'
import { ICON_NAMES } from '#src/models/names/iconNames.ts'
import { routeTo } from '#src/site/routes.ts'
import { headingField, labelField, linkField, listField, paragraphField } from '../../fields/fields.ts'
import { cardSceneSchema } from '../../scenes/scenes.ts'
import { checkSpecifiedFeatures } from '../../specificationChecks/specifiedMembers.ts'

const isFeaturePage = (href: string) => href.startsWith(routeTo.feature('')) && !/[#?]/.test(href)

const channelSchema = z.strictObject({
  name: labelField.meta({ description: 'The name of the channel.' }),
  detail: labelField.meta({ description: 'What it is, in a few words.' }),
})

const homeFeatureSchema = z.strictObject({
  icon: z.enum(ICON_NAMES).meta({ description: 'The icon beside the feature’s name.' }),
  tag: labelField.meta({ description: 'The feature’s name.' }),
  heading: headingField.meta({ description: 'What the feature does, as a headline.' }),
  text: paragraphField.meta({ description: 'The paragraph under the headline.' }),
  action: linkField
    .refine(({ href }) => isFeaturePage(href), {
      path: ['to'],
      message: 'This leads to the page of the feature: write feature/ and the name of its file in src/content/features.',
    })
    .meta({ description: 'The link to the feature’s page.' }),
  channels: z
    .exactOptional(listField(channelSchema, 2, 6))
    .meta({ description: 'How reports come in or messages go out, as a list below the words. It may be left out.' }),
  scene: cardSceneSchema,
})
export type HomeFeature = z.output<typeof homeFeatureSchema>

/** Refuses two cards of one feature, which would have the same link. */
function checkEachOnce(features: readonly HomeFeature[], context: z.RefinementCtx): void {
  for (const [index, { action }] of features.entries())
    if (features.slice(0, index).some((above) => above.action.href === action.href))
      context.addIssue({
        code: 'custom',
        path: [index, 'action', 'to'],
        message: 'A feature above leads to this page: make one of the two, or lead this one to its own page.',
      })
}

export const homeFeaturesField = listField(homeFeatureSchema, 2, 6).superRefine(checkSpecifiedFeatures).superRefine(checkEachOnce).meta({
  description:
    'The features, in the order of the page. The first stands over the whole width, and so does the last where one would stand alone beside it.',
})
