import { z } from 'zod'
import { closingSchema } from '../blocks/closing.ts'
import { headingField, labelField, metaSchema, paragraphField, textField } from '../fields/fields.ts'
import { exhibitWordsSchema } from '../industry/exhibitWords.ts'
import { specifiedWordsField } from '../specificationChecks/specifiedWords.ts'

const columnHeadingField = textField(14, 'it stands over a column')

/** The overview of industries, and words that all pages of industries share. */
export const industriesOverviewSchema = z.strictObject({
  meta: metaSchema,
  eyebrow: labelField.meta({ description: 'The small line above the headline.' }),
  heading: headingField.meta({ description: 'The headline of the overview.' }),
  lede: paragraphField.meta({ description: 'One or two sentences under the headline.' }),
  closing: closingSchema,
  page: z
    .strictObject({
      demo: specifiedWordsField('Schedule a Demo').meta({ description: 'The main button: it leads to the demo.' }),
      guide: specifiedWordsField('Download Guide').meta({ description: 'The second button: it leads to the industry’s guide.' }),
      board: z
        .strictObject({
          shift: columnHeadingField.meta({ description: 'Over the times at which shifts begin.' }),
          spot: columnHeadingField.meta({ description: 'Over the spots on the shift.' }),
          reported: columnHeadingField.meta({ description: 'Over the times of the reports. On phones it stands before the time.' }),
          followUp: columnHeadingField.meta({ description: 'Over what has been done since a report.' }),
          status: columnHeadingField.meta({ description: 'Over the statuses.' }),
          live: textField(12, 'it stands in the head of the board').meta({ description: 'The word after the time of the board.' }),
          asPlanned: textField(34, 'it is one line of a narrow column').meta({
            description: 'What has been done since the report of someone who comes.',
          }),
        })
        .meta({ description: 'The words on each industry’s board: the headings of its columns, and what is the same on all of them.' }),
      exhibits: exhibitWordsSchema,
    })
    .meta({
      description: 'What every industry page shares: the two buttons of its first screen, and the words of its board and of its exhibit.',
    }),
})

export type IndustriesOverviewContent = z.output<typeof industriesOverviewSchema>
/** The words that the boards of all industries share. */
export type BoardWords = IndustriesOverviewContent['page']['board']
