/** Words around the counts of every dashboard. The names of the rates come from the policy. */
import { z } from 'zod'
import { eachPlaceholderTextField, textField } from '../fields/fields.ts'

const panelTitleField = textField(40, 'it is the title of a panel')
const panelUnitField = textField(60, 'it stands under the title of a panel')
/** The counts behind a rate, in a column of 18rem. */
const countsTextField = (...names: string[]) => eachPlaceholderTextField(48, ...names)
const legendField = textField(28, 'it stands in a row with the others')

export const dashboardWordsSchema = z.strictObject({
  title: panelTitleField.meta({ description: 'The title of the chart of weeks.' }),
  unit: panelUnitField.meta({ description: 'What the chart of weeks counts, under its title.' }),
  missed: countsTextField('count', 'all').meta({
    description: 'What the rate of no-shows is made of. {count} are those missed, {all} the scheduled shifts.',
  }),
  early: countsTextField('count', 'all').meta({
    description: 'What the rate of early notice is made of. {count} came in time, {all} are the call-offs.',
  }),
  filled: countsTextField('count').meta({
    description: 'What the time until a shift is covered is made of. {count} are the filled shifts.',
  }),
  crew: z
    .strictObject({
      unit: panelUnitField.meta({ description: 'What one drawn person stands for, under the title.' }),
      here: legendField.meta({ description: 'Those who are here, in the legend.' }),
      filled: legendField.meta({ description: 'Those who come in the place of someone, in the legend.' }),
      open: legendField.meta({ description: 'The places that nobody has yet, in the legend.' }),
    })
    .meta({ description: 'What the panel of the crew says.' }),
  reasons: z
    .strictObject({
      title: eachPlaceholderTextField(40, 'week').meta({ description: 'The title of the panel. {week} is the label of the last week.' }),
      unit: eachPlaceholderTextField(60, 'count').meta({ description: 'What the bars count, under the title. {count} are all call-offs.' }),
      others: textField(24, 'it stands before a bar').meta({ description: 'What the last bar is called: all other codes together.' }),
    })
    .meta({ description: 'What the panel of the reason codes says. The names of codes are the policy’s.' }),
})

export type DashboardWords = z.output<typeof dashboardWordsSchema>
