/**
 * Words of the blocks that texts show by their names: `<KpiTable />`, `<Chart id="…" />`, `<TemplateCard id="…" />`, `<AnalyticsNote />`;
 * and of the dashboards, which several pages show.
 */
import { z } from 'zod'
import { dashboardWords } from './blocks/dashboardWords.ts'
import { policyTables } from './blocks/policyTables.ts'
import { label, text, withAllBlanks } from './fields/fields.ts'

const head = text(40, 'it stands over a column')
const columns = (what: string) => ({ description: `The heads of the table that says the same as ${what}.` })

const charts = z.strictObject({
  table: label.meta({ description: 'Opens the table that says the same as the drawing.' }),
  invented: label.meta({ description: 'Follows the caption where the numbers are an invented example.' }),
  bars: z.strictObject({ what: head, parts: head }).meta(columns('bars')),
  spans: z
    .strictObject({
      what: head,
      begins: withAllBlanks(40, 'unit').meta({ description: 'Where a span begins. {unit} is filled in.' }),
      ends: head,
      length: head,
    })
    .meta(columns('spans')),
  moments: z.strictObject({ time: head, what: head }).meta(columns('moments')),
  points: z.strictObject({ day: head, who: head, total: head, without: head }).meta(columns('running points')),
  line: z
    .strictObject({
      unit: text(12, 'it stands on the line of a threshold').meta({ description: 'After the points of a threshold; phones leave it out.' }),
      peak: withAllBlanks(20, 'total', 'day').meta({ description: 'At the highest total of a person. {total} and {day} are filled in.' }),
      without: withAllBlanks(28, 'total').meta({
        description: 'At the end of the line without perfect attendance. {total} is filled in.',
      }),
    })
    .meta({ description: 'What the drawing of running points says at its lines.' }),
  places: z.strictObject({ points: head, places: head, which: head }).meta(columns('the map of places')),
})

const templates = z.strictObject({
  holds: z
    .strictObject({
      clauses: withAllBlanks(40, 'count').meta({ description: 'How many clauses a policy has. {count} is filled in.' }),
      sections: withAllBlanks(40, 'count').meta({ description: 'How many sections a form has. {count} is filled in.' }),
      paragraphs: withAllBlanks(40, 'count').meta({ description: 'How many paragraphs a letter has. {count} is filled in.' }),
      notes: withAllBlanks(40, 'count').meta({ description: 'How many drafting notes there are. {count} is filled in.' }),
    })
    .meta({ description: 'What the template holds, under its summary.' }),
  version: withAllBlanks(40, 'version').meta({ description: 'Which version it is. {version} is filled in.' }),
  copy: label.meta({ description: 'The button that copies the text.' }),
  word: label.meta({ description: 'The link to the Word document.' }),
  markdown: label.meta({ description: 'The link to the Markdown file.' }),
  read: label.meta({ description: 'Opens the text.' }),
  notes: label.meta({ description: 'Opens the drafting notes.' }),
})

const analytics = z.strictObject({
  none: text(240).meta({ description: 'What the cookies page says where no analytics are set.' }),
  counted: withAllBlanks(420, 'host').meta({
    description: 'The same where visits are counted without cookies. {host} is the address of the service.',
  }),
  asked: withAllBlanks(420, 'cookie', 'otherCookie').meta({
    description: 'The same where visitors are asked first. {cookie} and {otherCookie} are the names of what is kept.',
  }),
  respected: text(160).meta({ description: 'Which signals of a browser are respected. It follows “counted” and “asked”.' }),
  answer: withAllBlanks(160, 'key').meta({ description: 'Where a visitor’s answer is kept. It ends “asked”. {key} is its name.' }),
  again: label.meta({ description: 'The button that asks the visitor again.' }),
  cookies: text(160).meta({ description: 'The privacy policy’s sentence on cookies, where visitors are asked.' }),
  noCookies: text(160).meta({ description: 'The same where no cookies are set.' }),
  others: text(160).meta({ description: 'Who else is involved, with analytics.' }),
  noOthers: text(160).meta({ description: 'The same without analytics.' }),
})

export const textBlocks = z.strictObject({
  ...policyTables,
  dashboard: dashboardWords.meta({
    description: 'What every dashboard of the product says beside its counts. The names of its rates are the policy’s.',
  }),
  charts: charts.meta({ description: '<Chart />: the words around every chart of an article.' }),
  templates: templates.meta({ description: '<TemplateCard />: the words around every template that an article offers.' }),
  analytics: analytics.meta({
    description:
      '<AnalyticsNote />, <CookieSentence /> and <OthersSentence />: what legal texts say of analytics. The settings decide which of it.',
  }),
})

export type TextBlocks = z.output<typeof textBlocks>
