/** Words of the tables on the example policy, which articles and help texts show. The numbers come from src/models/policy/. */
import { z } from 'zod'
import { METRICS, REASON_CODES } from '#src/models/policy/policy.ts'
import { IMPLEMENTATION_PLANS, PLAN_GROUPS } from '#src/models/policy/workedExamples/implementationPlan.ts'
import { captionField, createColumnHeadingsField, createTableSchema, tableCellField } from '../blocks/tableFields.ts'
import { eachPlaceholderTextField, labelField, paragraphField, placeholderTextField, textField } from '../fields/fields.ts'
import { managerTasksSchema, recordFieldsSchema } from '../specificationChecks/specifiedPolicy.ts'

const METRIC_IDS = METRICS.map(({ id }) => id)
const REASON_IDS = REASON_CODES.map(({ id }) => id)
const metricSchema = z.strictObject({
  formula: tableCellField.meta({ description: 'How the metric is calculated.' }),
  reads: tableCellField.meta({ description: 'What the metric tells.' }),
  rhythm: tableCellField.meta({ description: 'How often to look at it.' }),
})

const eventSchema = z.strictObject({
  event: labelField.meta({ description: 'What the employee did, or what happened.' }),
  note: tableCellField.meta({ description: 'What else has to be said of it. Numbers come as tokens.' }),
})
/** In the order of the table. The points come from the policy. */
const PRICED_EVENTS = [
  'tardy',
  'earlyDeparture',
  'unplannedAbsence',
  'lateReport',
  'noCallNoShow',
  'protectedAbsence',
  'removal',
  'windowEnd',
] as const

const pointsSchema = createTableSchema(3).extend({
  events: z
    .record(z.enum(PRICED_EVENTS), eventSchema)
    .meta({ description: 'The rows, by what they are about. Each cost follows from the policy.' }),
  extra: eachPlaceholderTextField(40, 'cost').meta({ description: 'What a late report costs on top of the absence. {cost} is filled in.' }),
  nothing: labelField.meta({ description: 'The same where it costs nothing.' }),
  expires: labelField.meta({ description: 'In the place of a cost at the end of the rolling window.' }),
})

const createScaleSchema = (blank: string) =>
  z.strictObject({
    caption: captionField,
    at: eachPlaceholderTextField(40, blank).meta({ description: `Said before the name of a step. {${blank}} is filled in.` }),
  })

const REVIEWED = ['listed', 'sickTime', 'caseMatch', 'single', 'noShows', 'all'] as const
const reviewLoadSchema = createTableSchema(4).extend({
  title: eachPlaceholderTextField(90, 'headcount').meta({ description: 'The title of the example. {headcount} is filled in.' }),
  assumptions: eachPlaceholderTextField(420, 'perEmployee', 'shifts', 'absences', 'tardies', 'noShows', 'days').meta({
    description:
      'What the example assumes. Filled in: {perEmployee} shifts a month and {shifts} in all; of 100 shifts {absences}, {tardies} and {noShows}; {days} of an absence.',
  }),
  rows: z
    .record(
      z.enum(REVIEWED),
      z.strictObject({
        report: labelField.meta({ description: 'Which reports the row counts.' }),
        handling: placeholderTextField(120, 'minutes', 'hours').meta({
          description: 'What HR does with them. {minutes} and {hours} are filled in: the time for each, and of the month.',
        }),
      }),
    )
    .meta({ description: 'The rows. Their counts and minutes follow from the assumptions.' }),
  more: eachPlaceholderTextField(700, 'seconds', 'reviews', 'hoursOneByOne', 'hoursAnyReason', 'listed', 'sickTime', 'caseMatch').meta({
    description:
      'What has to be said of the table, below it. Filled in: {seconds} for a report on a list; {reviews} a month, {hoursOneByOne} if opened one by one, {hoursAnyReason} with leave for any reason; and the shares {listed}, {sickTime} and {caseMatch}.',
  }),
  busier: eachPlaceholderTextField(420, 'absences', 'noShows', 'reviews', 'hours').meta({
    description: 'The same at the rates of the sample dashboards. {absences}, {noShows}, {reviews} and {hours} are filled in.',
  }),
})

const PLANS = IMPLEMENTATION_PLANS.map(({ id }) => id)
const PHASES = IMPLEMENTATION_PLANS.flatMap(({ phases }) => phases.map(({ id }) => id))
/** Only the long plan is wide enough for names. */
const NAMED_PHASES = IMPLEMENTATION_PLANS[1].phases.map(({ id }) => id)
const planSchema = z.strictObject({
  columnHeadings: createColumnHeadingsField(5),
  week: eachPlaceholderTextField(20, 'week').meta({ description: 'When a phase of one week is. {week} is filled in.' }),
  weeks: eachPlaceholderTextField(20, 'first', 'last').meta({ description: 'When a longer phase is. {first} and {last} are filled in.' }),
  total: labelField.meta({ description: 'The first cell of the last row, which has the sums.' }),
  until: labelField.meta({ description: 'What the sums are of.' }),
  plans: z.record(z.enum(PLANS), eachPlaceholderTextField(90, 'headcount', 'supervisors')).meta({
    description:
      'Whom each plan is for. What stands before the first comma is its short name. {headcount} and {supervisors} are filled in.',
  }),
  tasks: z
    .record(z.enum(PHASES), tableCellField)
    .meta({ description: 'What happens in each phase. Weeks and hours are in src/models/policy/workedExamples/implementationPlan.ts.' }),
  drawn: z
    .strictObject({
      title: captionField,
      note: paragraphField.meta({ description: 'How to read the drawing, below it.' }),
      scale: textField(12, 'it stands on the scale').meta({ description: 'What the scale of the drawing counts.' }),
      end: textField(30, 'it stands in the drawing').meta({ description: 'What happens at the end of the weeks.' }),
      phases: z
        .record(z.enum(NAMED_PHASES), textField(12, 'it stands below two weeks'))
        .meta({ description: 'The phases of the long plan in a word or two, below their weeks.' }),
      groups: z.record(z.enum(PLAN_GROUPS), textField(20, 'it stands in the legend')).meta({ description: 'Whose hours are drawn.' }),
    })
    .meta({ description: 'The drawing of the weeks.' }),
  leaves: eachPlaceholderTextField(60, 'week').meta({
    description: 'Said of each plan beside the leaves of the calendar, behind its name. {week} is filled in.',
  }),
})

const STATUSES = ['barred', 'barredEarlier', 'retaliation', 'noneFound', 'notVerified'] as const
const stateRulesSchema = z.strictObject({
  caption: eachPlaceholderTextField(90, 'day').meta({ description: 'The name of the table. {day} is when the rules were last read.' }),
  columnHeadings: createColumnHeadingsField(5),
  points: z
    .record(z.enum(STATUSES), labelField)
    .meta({ description: 'What a place’s law says of points. “notVerified” also stands where nobody has read the law.' }),
  secondHand: labelField.meta({ description: 'In the place of “barred” where only a secondary source says so; the source follows.' }),
  excerpt: textField(160).meta({ description: 'Begins the note below an excerpt.' }),
  others: z
    .strictObject({
      one: eachPlaceholderTextField(90, 'count').meta({ description: 'Where it is one place. {count} is filled in.' }),
      many: eachPlaceholderTextField(90, 'count').meta({ description: 'Where there are several. {count} is filled in.' }),
    })
    .meta({ description: 'How many places that bar points an excerpt leaves out.' }),
  missingInExcerpt: textField(160).meta({ description: 'What it means that an excerpt lacks a place.' }),
  missing: textField(160).meta({ description: 'What it means that the whole table lacks a place.' }),
  caution: textField(240).meta({ description: 'Ends the note below the table.' }),
})

export const policyTablesSchema = z.strictObject({
  callInRecord: createTableSchema(2)
    .extend({ fields: recordFieldsSchema })
    .meta({ description: '<CallInRecord />: what a complete record of a call holds.' }),
  fmlaDeadlines: createTableSchema(4)
    .extend({
      rows: z
        .array(
          z
            .array(tableCellField)
            .length(4, 'A row has four cells.')
            .meta({ description: 'The cells of a row, from left to right. Numbers and citations come as tokens.' }),
        )
        .meta({ description: 'The rows, from top to bottom.' }),
    })
    .meta({ description: '<FmlaDeadlines />: the notices and deadlines of the FMLA.' }),
  implementationPlan: planSchema.meta({ description: '<ImplementationPlan />: the weeks to go-live, drawn and as tables.' }),
  kpiTable: createTableSchema(4)
    .extend({ metrics: z.record(z.enum(METRIC_IDS), metricSchema).meta({ description: 'The metrics, by their names in the policy.' }) })
    .meta({ description: '<KpiTable />: the attendance metrics.' }),
  managerTimeline: createTableSchema(2)
    .extend({ end: labelField.meta({ description: 'In the place of minutes: the end of the shift.' }), tasks: managerTasksSchema })
    .meta({ description: '<ManagerTimeline />: what a manager does after an alert.' }),
  noShowLadder: createScaleSchema('occurrence').meta({ description: '<NoShowLadder />: the steps by no-shows.' }),
  pointLadder: createScaleSchema('total').meta({ description: '<PointLadder />: the steps by points.' }),
  pointsTable: pointsSchema.meta({ description: '<PointsTable />: what each event costs.' }),
  reasonCodes: createTableSchema(3)
    .extend({
      checks: z.record(z.enum(REASON_IDS), textField(60, 'it stands on a drawn slip')).meta({
        description: 'What HR looks at before a report with this reason counts. Home and the slips of waiting reports say it, too.',
      }),
      decided: textField(120).meta({ description: 'When a reason counts.' }),
      listed: textField(120).meta({ description: 'The same of a reason that HR may confirm from a list.' }),
    })
    .meta({ description: '<ReasonCodes />: every reason and what HR looks at.' }),
  reviewLoad: reviewLoadSchema.meta({ description: '<ReviewLoad />: the worked example of HR’s reviews.' }),
  stateRules: stateRulesSchema.meta({ description: '<StateRules />: the rules of src/content/facts/state-rules.yaml.' }),
})

export type PolicyTables = z.output<typeof policyTablesSchema>
