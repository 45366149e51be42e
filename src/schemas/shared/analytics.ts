/** Sentences on analytics in legal texts: `<AnalyticsNote />`, `<CookieSentence />`, `<OthersSentence />`. Settings choose among them. */
import { z } from 'zod'
import { eachPlaceholderTextField, labelField, textField } from '../fields/fields.ts'

export const analyticsSchema = z.strictObject({
  none: textField(240).meta({ description: 'What the cookies page says where no analytics are set.' }),
  withoutConsent: eachPlaceholderTextField(420, 'host').meta({
    description: 'The same where visits are counted without cookies. {host} is the address of the service.',
  }),
  withConsent: eachPlaceholderTextField(420, 'cookie', 'otherCookie').meta({
    description: 'The same where visitors are asked first. {cookie} and {otherCookie} are the names of what is kept.',
  }),
  respectedSignals: textField(160).meta({
    description: 'Which signals of a browser are respected. It follows “withoutConsent” and “withConsent”.',
  }),
  keptAnswer: eachPlaceholderTextField(160, 'key').meta({
    description: 'Where a visitor’s answer is kept. It ends “withConsent”. {key} is its name.',
  }),
  changeAnswer: labelField.meta({ description: 'The button that asks the visitor again.' }),
  cookiesWithConsent: textField(160).meta({ description: 'The privacy policy’s sentence on cookies, where visitors are asked.' }),
  noCookies: textField(160).meta({ description: 'The same where no cookies are set.' }),
  others: textField(160).meta({ description: 'Who else is involved, with analytics.' }),
  noOthers: textField(160).meta({ description: 'The same without analytics.' }),
})

export type AnalyticsWords = z.output<typeof analyticsSchema>
