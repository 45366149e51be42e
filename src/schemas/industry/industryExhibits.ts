/**
 * Drawings for one industry: each kind is a drawing in src/sections/industry/exhibit/, whose data must be consistent.
 */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one list of kinds
import { z } from 'zod'
import { withExampleFigures, withStatedFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { minuteOf, minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import {
  clockField,
  countField,
  eachPlaceholderTextField,
  headingField,
  isSampleNoted,
  kindField,
  labelField,
  listField,
  paragraphField,
  pictureDescriptionField,
  sampleField,
  sampleProblem,
  textField,
} from '../fields/fields.ts'
import { createHeadingLookField } from '../fields/headingLook.ts'
import { checkDescription } from '../fields/pictureDescription.ts'

/** Figures in a drawing are examples, but figures in these texts are the page's statements. */
const sharedFields = {
  heading: withStatedFigures(headingField.clone()),
  lede: withStatedFigures(paragraphField.clone()).meta({ description: 'One or two sentences under the heading.' }),
  headingLook: createHeadingLookField('banner', 'ruled'),
  sample: sampleField,
  note: withStatedFigures(textField(160)).meta({ description: 'The small print under the picture. While this is a sample, it says so.' }),
  describe: pictureDescriptionField,
}
/** Each person and each seat is drawn. */
const peopleField = countField().max(8, 'More people than a drawing of this size can show: at most 8.')
const shortTextField = textField(24, 'it stands in a narrow column')
/** A sentence for screen readers on each thing of the drawing. @param thing such as "a station" */
const spokenField = (thing: string, ...blanks: string[]) =>
  eachPlaceholderTextField(160, ...blanks).meta({
    description: `What is read aloud of ${thing}. These are filled in: ${blanks.map((blank) => `{${blank}}`).join(', ')}.`,
  })
const createWordsSchema = <Words extends z.ZodRawShape>(words: Words) =>
  z.strictObject(words).meta({ description: 'What the drawing says of its things, and what is read aloud of them.' })

const benchSchema = z
  .strictObject({
    ...kindField('bench', 'An exhibit: stations of a line, and how many may step in at each.'),
    ...sharedFields,
    stations: listField(
      z.strictObject({
        name: shortTextField.meta({ description: 'The name of the station.' }),
        machine: z.enum(['press', 'dies', 'crane', 'gauge', 'pallet']).meta({ description: 'The machine that is drawn there.' }),
        needs: textField(40).meta({ description: 'What someone needs in order to work there.' }),
        crew: peopleField
          .min(1, 'Write 1 or more: someone is on this shift.')
          .max(4, 'A bay has room for 4.')
          .meta({ description: 'How many work there on this shift, up to 4.' }),
        bench: peopleField.meta({ description: 'How many others may step in, up to 8.' }),
        opens: textField(70).meta({ description: 'What happens when the spot opens.' }),
      }),
      4,
      6,
    ).meta({ description: 'The stations, from the left.' }),
    words: createWordsSchema({
      behind: eachPlaceholderTextField(24, 'count').meta({
        description: 'How many may step in, beside their bench. {count} is filled in.',
      }),
      only: eachPlaceholderTextField(24, 'count').meta({ description: 'The same where it is the last one. {count} is filled in.' }),
      spoken: spokenField('a station', 'station', 'crew', 'bench', 'needs', 'opens'),
    }),
  })
  .superRefine(({ describe, stations }, context) => checkDescription({ describe, stations }, context))

const nightFields = {
  from: clockField.meta({ description: 'When the picture begins, in the evening.' }),
  now: clockField.meta({ description: 'The time at which the picture is taken.' }),
  until: clockField.meta({ description: 'When the shift begins, and the picture ends.' }),
}
const censusSchema = z
  .strictObject({
    ...kindField('census', 'An exhibit: units of a floor through the night before a shift.'),
    ...sharedFields,
    ...nightFields,
    shift: labelField.meta({ description: 'Which shift it is.' }),
    units: listField(
      z
        .strictObject({
          name: shortTextField.meta({ description: 'The name of the unit.' }),
          role: shortTextField.meta({ description: 'Whose number is counted, such as RN.' }),
          planned: peopleField
            .min(1, 'Write 1 or more: a unit has a place.')
            .meta({ description: 'How many are planned for the shift, up to 8.' }),
          minimum: peopleField.meta({ description: 'How many the unit needs at least.' }),
          changes: z
            .array(
              z.strictObject({
                at: clockField.meta({ description: 'When the number changes.' }),
                people: peopleField.meta({ description: 'How many there are from then on.' }),
              }),
            )
            .max(4, 'More changes than a line can show: at most 4.')
            .meta({ description: 'How the number changes through the night, in the order of time. Empty when it does not.' }),
          remark: textField(60).meta({ description: 'What there is to say of the unit.' }),
        })
        .refine(({ planned, changes }) => changes.every((change) => change.people <= planned), {
          path: ['changes'],
          message: 'There are more people than are planned.',
        }),
      3,
      7,
    ).meta({ description: 'The units, from the top.' }),
    words: createWordsSchema({
      unit: shortTextField.meta({ description: 'Over the column with the names of the units.' }),
      outcome: eachPlaceholderTextField(48, 'shift', 'time').meta({
        description: 'Over the column with what each unit will have. {shift} and {time}, when it begins, are filled in.',
      }),
      count: eachPlaceholderTextField(24, 'people', 'planned').meta({
        description: 'How many a unit will have. {people} and {planned} are filled in; how that compares with its minimum follows.',
      }),
      above: shortTextField.meta({ description: 'That a unit has more people than its minimum.' }),
      at: shortTextField.meta({ description: 'That a unit has just as many people as its minimum.' }),
      below: shortTextField.meta({ description: 'That a unit has fewer people than its minimum.' }),
      expected: textField(32, 'it stands in the legend').meta({ description: 'What a line stands for, in the legend.' }),
      open: textField(32, 'it stands in the legend').meta({ description: 'What a break in a line stands for, in the legend.' }),
      minimum: textField(32, 'it stands in the legend').meta({ description: 'What the line of the minimum is, in the legend.' }),
      spoken: spokenField('a unit', 'unit', 'role', 'people', 'planned', 'level', 'minimum', 'remark'),
    }),
  })
  .superRefine(({ describe, from, now, until, shift, units }, context) => {
    checkDescription({ describe, from, now, until, shift, units }, context)
    if (minutesAfter(from, now) > minutesAfter(from, until))
      context.addIssue({ code: 'custom', path: ['now'], message: 'The picture is taken after the shift has begun.' })
    units.forEach(({ changes }, index) => {
      const minutes = changes.map(({ at }) => minutesAfter(from, at))
      if ([...minutes, minutesAfter(from, now)].some((minute, place, all) => minute < (all[place - 1] ?? 0)))
        context.addIssue({
          code: 'custom',
          path: ['units', index, 'changes'],
          message: 'List the changes in order of time, between "from" and "now".',
        })
    })
  })

const wavesSchema = z
  .strictObject({
    ...kindField('waves', 'An exhibit: doors of a dock, by wave.'),
    ...sharedFields,
    now: clockField.meta({ description: 'The time at which the picture is taken.' }),
    waves: listField(
      z.strictObject({
        name: labelField.meta({ description: 'The name of the wave.' }),
        cutoff: clockField.meta({ description: 'When the wave has to leave.' }),
        remark: textField(110).meta({ description: 'What there is to say of the wave.' }),
        doors: listField(
          z.strictObject({
            number: textField(4).meta({ description: 'The number of the door.' }),
            state: z
              .enum(['staffed', 'covered', 'open'])
              .meta({ description: 'Whether the door has its own people, a replacement, or no one.' }),
          }),
          4,
          4,
        ).meta({ description: 'The four doors of the wave.' }),
      }),
      3,
      3,
    ).meta({ description: 'The three waves, in order.' }),
    words: createWordsSchema({
      cutoff: shortTextField.meta({ description: 'Before the time that is left until a wave has to leave.' }),
      doors: eachPlaceholderTextField(32, 'staffed', 'doors').meta({
        description: 'How many doors of a wave have people. {staffed} and {doors}, all of them, are filled in.',
      }),
      spoken: spokenField('a wave', 'wave', 'cutoff', 'time', 'doors', 'remark'),
      door: eachPlaceholderTextField(24, 'number', 'state').meta({
        description: 'What is read aloud of a door. {number} and {state} are filled in.',
      }),
      staffed: shortTextField.meta({ description: 'That a door has its own people, read aloud.' }),
      covered: shortTextField.meta({ description: 'That a door has a replacement, read aloud.' }),
      open: shortTextField.meta({ description: 'That a door has no one, read aloud.' }),
    }),
  })
  .superRefine(({ describe, now, waves }, context) => checkDescription({ describe, now, waves }, context))

const spanFields = {
  from: clockField.meta({ description: 'When that begins.' }),
  to: clockField.meta({ description: 'When that is over.' }),
}
const lineField = shortTextField.meta({ description: 'The line it was on, as “lines” names it.' })
const lotsSchema = z
  .strictObject({
    ...kindField('lots', 'An exhibit: lots, the lines they ran on, and one person’s way between the lines on the day before a report.'),
    ...sharedFields,
    title: labelField.meta({ description: 'What the picture is of.' }),
    from: clockField.meta({ description: 'When the picture begins.' }),
    until: clockField.meta({ description: 'When the picture ends.' }),
    onset: clockField.meta({ description: 'When the symptom began.' }),
    lines: listField(shortTextField, 2, 4).meta({ description: 'The lines of the plant, from the top.' }),
    lots: listField(
      z.strictObject({ id: textField(8).meta({ description: 'The number of the lot.' }), line: lineField, ...spanFields }),
      3,
      12,
    ).meta({
      description: 'The lots, each with its line and its hours.',
    }),
    stints: listField(z.strictObject({ line: lineField, ...spanFields }), 1, 4).meta({ description: 'Where the person worked, and when.' }),
    way: shortTextField.meta({ description: 'What the picture calls the person’s way.' }),
    remark: textField(160).meta({ description: 'What follows from it, in a sentence or two.' }),
    words: createWordsSchema({
      onset: eachPlaceholderTextField(20, 'time').meta({ description: 'Beside the line at the onset. {time} is filled in.' }),
      began: eachPlaceholderTextField(60, 'time').meta({ description: 'The same as a sentence, read aloud. {time} is filled in.' }),
      held: eachPlaceholderTextField(60, 'lots').meta({ description: 'Which lots the day leads to, read aloud. {lots} is filled in.' }),
    }),
  })
  .refine((day) => [...day.lots, ...day.stints].every(({ line }) => day.lines.includes(line)), {
    path: ['lines'],
    message: 'A lot or a stint names a line that is not in "lines": add the line there, or correct the name.',
  })
  .refine(
    (day) =>
      [...day.lots, ...day.stints, { from: day.onset, to: day.onset }].every(
        ({ from, to }) => minuteOf(day.from) <= minuteOf(from) && minuteOf(from) <= minuteOf(to) && minuteOf(to) <= minuteOf(day.until),
      ),
    {
      path: ['until'],
      message:
        'A lot, a stint or the onset lies outside the hours of the picture, or ends before it begins: correct its times, or "from" and "until" of the picture.',
    },
  )
  .superRefine(({ describe, title, from, until, onset, lines, lots, stints, remark }, context) =>
    checkDescription({ describe, title, from, until, onset, lines, lots, stints, remark }, context),
  )

const routesSchema = z
  .strictObject({
    ...kindField('routes', 'An exhibit: bus routes of a morning.'),
    ...sharedFields,
    from: clockField.meta({ description: 'When the picture begins.' }),
    until: clockField.meta({ description: 'When the picture ends: not before the last bell.' }),
    routes: listField(
      z.strictObject({
        number: textField(4).meta({ description: 'The number of the route.' }),
        driver: shortTextField.meta({ description: 'The driver: an invented name.' }),
        leaves: clockField.meta({ description: 'When the bus leaves.' }),
        school: shortTextField.meta({ description: 'The school it drives to, as “schools” names it.' }),
        gap: z
          .exactOptional(
            z.strictObject({
              at: clockField.meta({ description: 'When the route lost its driver.' }),
              remark: textField(36).meta({ description: 'What the picture says there.' }),
              taken: clockField.meta({ description: 'When someone took the route.' }),
              takenRemark: textField(36).meta({ description: 'What the picture says then.' }),
            }),
          )
          .meta({ description: 'A driver who called off, and who took the route. Left out, the route had its driver all along.' }),
      }),
      3,
      7,
    ).meta({ description: 'The routes, from the top.' }),
    schools: listField(
      z.strictObject({
        name: shortTextField.meta({ description: 'The name of the school.' }),
        bell: clockField.meta({ description: 'When its bell rings.' }),
      }),
      1,
      3,
    ).meta({ description: 'The schools, each with its bell.' }),
    words: createWordsSchema({
      out: eachPlaceholderTextField(16, 'time').meta({ description: 'When a bus leaves, on phones. {time} is filled in.' }),
      bell: eachPlaceholderTextField(16, 'time').meta({ description: 'When its school begins, on phones. {time} is filled in.' }),
      firstBell: eachPlaceholderTextField(20, 'time').meta({ description: 'When a school begins, below its name. {time} is filled in.' }),
      spoken: spokenField('a route', 'number', 'school', 'time', 'driver'),
      gap: eachPlaceholderTextField(80, 'at', 'remark', 'taken', 'takenRemark').meta({
        description:
          'What is read aloud in the place of the driver, where someone called off. {at} and {remark}, {taken} and {takenRemark} are filled in, as “gap” has them.',
      }),
    }),
  })
  .refine((morning) => morning.routes.every(({ school }) => morning.schools.some(({ name }) => name === school)), {
    path: ['schools'],
    message: 'A route leads to a school that is not in "schools".',
  })
  .refine(({ from, until, schools }) => schools.every(({ bell }) => minutesAfter(from, bell) <= minutesAfter(from, until)), {
    path: ['until'],
    message: 'A bell lies outside the hours of the picture.',
  })
  .superRefine(({ describe, from, until, routes, schools }, context) =>
    checkDescription({ describe, from, until, routes, schools }, context),
  )

const percentField = z.number().min(0, 'The map begins at 0: write 0 or more.').max(100, 'The map ends at 100: write 100 or less.')
const mapSchema = z
  .strictObject({
    ...kindField('map', 'An exhibit: stores on a map, and which can help which.'),
    ...sharedFields,
    stores: listField(
      z.strictObject({
        id: textField(8).meta({ description: 'The name by which roads refer to the store.' }),
        name: textField(24).meta({ description: 'The name of the store.' }),
        x: percentField.meta({ description: 'How far from the left edge of the map: 0 is the edge itself, 100 the right one.' }),
        y: percentField.meta({
          description:
            'How far from the top of the map: 0 is the top, 100 the bottom. Up to 49, its name stands above the store, from 50 on below it.',
        }),
        state: textField(30).meta({ description: 'The state of the store, in a few words.' }),
        tone: z.enum(['go', 'hold', 'stop', 'plain']).meta({
          description:
            'The color of the state: go when it is settled, hold while it waits, stop when someone is missing, plain without color.',
        }),
      }),
      3,
      9,
    ).meta({
      description:
        'The stores on the map. With its name, each takes about 20 from left to right and 40 from top to bottom: keep any two further apart than that in one of the two. The build does not notice if they overlap. Narrow windows show a list in place of the map.',
    }),
    roads: listField(
      z.strictObject({
        from: textField(8).meta({ description: 'The store at one end, by its id.' }),
        to: textField(8).meta({ description: 'The store at the other end, by its id.' }),
        label: textField(12).meta({ description: 'How far it is by this road.' }),
      }),
      1,
      12,
    ).meta({ description: 'The ways between stores.' }),
  })
  .refine(({ stores, roads }) => roads.every(({ from, to }) => [from, to].every((id) => stores.some((store) => store.id === id))), {
    path: ['roads'],
    message: 'A road begins or ends at a store that is not on the map.',
  })
  .superRefine(({ describe, stores, roads }, context) =>
    checkDescription({ describe, roads, stores: stores.map(({ x: _x, y: _y, ...store }) => store) }, context),
  )

/** Adds the checks of every exhibit. Each kind is wrapped by itself, because the blocks of pages are a union of all kinds. */
const withSampleCheck = <S extends z.ZodType<{ sample: boolean; note: string }>>(kind: S): S =>
  withExampleFigures(kind.refine(isSampleNoted, sampleProblem))
export const industryExhibitSchema = z.discriminatedUnion('kind', [
  withSampleCheck(benchSchema),
  withSampleCheck(censusSchema),
  withSampleCheck(wavesSchema),
  withSampleCheck(lotsSchema),
  withSampleCheck(routesSchema),
  withSampleCheck(mapSchema),
])

export type IndustryExhibit = z.output<typeof industryExhibitSchema>
export type ExhibitOf<Kind extends IndustryExhibit['kind']> = Extract<IndustryExhibit, { kind: Kind }>
