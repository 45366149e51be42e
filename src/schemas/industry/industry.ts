/**
 * An industry page. Its file's name is its address. The overview and the home page use it too; its guide is in content/guides.
 * Longer than most files: one page of content.
 */
import { z } from 'zod'
import { WORKPLACE_NAMES } from '../../lib/anywhere/names/pictureNames'
import { minutesAfter } from '../../lib/anywhere/time/clockTime'
import { withOwnFigures } from '../../lib/build/content/figures/figureMarks'
import { closingWords } from '../blocks/closing'
import { card, clock, figure, heading, hero, label, link, many, meta, paragraph, question, text, titledText } from '../fields/fields'
import { BANNER_PROBLEM, hasOneBanner, headingLook } from '../fields/headingLook'
import { menuDescription } from '../fields/menuDescription'
import { gateFitsLook, gateProblem, stepFields } from '../fields/stepFields'
import { industryBoard, scene } from '../scenes/scenes'
import { industryDetail } from './industryDetails'
import { industryExhibit } from './industryExhibits'

/** Sections that each page has, and those that it may have. */
const NEEDED = ['challenges', 'solutions', 'results', 'feature', 'quote'] as const
const OPTIONAL = ['exhibit', 'detail', 'steps', 'questions'] as const
/** Reports for a shift come from the evening before it; what is longer ago by the clock is still to come. */
const LONGEST_NIGHT = 18 * 60
const look = z.enum(['ruled', 'rows', 'ledger', 'beside']).meta({
  description:
    'How these short texts are drawn. Take a look that neither the section before it has, nor the same section of the page before.',
})
/** What short texts stand under, and how they are drawn. */
const headed = {
  heading,
  lede: z.exactOptional(paragraph).meta({ description: 'A sentence or two under the heading. It may be left out.' }),
  headingLook: headingLook('banner', 'rail'),
  look,
}
const crew = z
  .exactOptional(
    z
      .strictObject({
        people: z.number().int('Write a whole number.').min(2).max(12).meta({ description: 'How many people the text speaks of.' }),
        able: z.exactOptional(z.number().int('Write a whole number.').min(1)).meta({
          description: 'How many of them stand under a lamp: those who may step in. Left out, all who are there.',
        }),
        missing: z
          .exactOptional(z.number().int('Write a whole number.').min(1))
          .meta({ description: 'How many of them are missing. Left out, none.' }),
        names: z.exactOptional(many(label, 2, 12)).meta({ description: 'Who each of them is, below the picture. It may be left out.' }),
      })
      .refine(({ people, able = 0, missing = 0 }) => able + missing <= people, 'More people are able or missing than there are.')
      .refine(({ people, names }) => !names || names.length === people, { path: ['names'], message: 'Each person needs a name, or none.' }),
  )
  .meta({ description: 'The people that the text speaks of, drawn below it. Only what the text says. It may be left out.' })
const points = many(text(120), 1, 6).meta({ description: 'Short points as a list, each up to 120 characters.' })

export const industry = z
  .strictObject({
    name: label.meta({ description: 'The industry’s name, in lists and cards.' }),
    position: z
      .number()
      .int('Write a whole number.')
      .min(1)
      .meta({ description: 'The industry’s place among links to industries, from 1. Cards stand by the time of their boards.' }),
    meta,
    summary: text(110, 'it stands on a card').meta({
      description: 'One sentence on the industry’s card, on the overview and on the home page.',
    }),
    menu: menuDescription,
    hero: hero
      .omit({ primary: true, secondary: true })
      .meta({ description: 'The first screen. Its two buttons are the same on all industry pages: src/content/industries-overview.yaml.' }),
    board: industryBoard.meta({
      description:
        'The shift board on the first screen. One row, and no other, has “becomes”: it turns covered, and it is the empty station in the drawing.',
    }),
    workplace: z.enum(WORKPLACE_NAMES).meta({ description: 'The place that is drawn above the board, under the sky of the board’s time.' }),
    challenges: z
      .strictObject({
        ...headed,
        items: many(titledText.extend({ crew }), 3, 6).meta({ description: 'The challenges, each a title with a short text.' }),
      })
      .meta({ description: 'What is hard about absences in this industry.' }),
    solutions: z
      .strictObject({
        ...headed,
        items: many(card.extend({ crew }), 3, 6).meta({
          description: 'The answers, each a title with a short text and, where there is more, a link.',
        }),
      })
      .meta({ description: 'How the service answers the challenges.' }),
    results: z
      .strictObject({
        heading,
        headingLook: headingLook('banner'),
        look: z.enum(['deck', 'sheet']).meta({
          description: 'How the figures are drawn: on a dark deck or on a sheet. Take the one that the page before does not have.',
        }),
        figures: many(figure, 2, 4).meta({ description: 'The large figures.' }),
        list: many(text(140), 1, 6).meta({ description: 'What has to be said of the figures, as short sentences below them.' }),
      })
      .meta({ description: 'What the service aims for in this industry, in figures.' }),
    feature: z
      .strictObject({
        heading,
        text: paragraph.meta({ description: 'The paragraph beside the picture.' }),
        points,
        action: link.meta({ description: 'The button under the points.' }),
        scene,
      })
      .meta({ description: 'The one part of the product that matters most here, with its picture.' }),
    quote: z
      .strictObject({
        sample: z
          .boolean()
          .meta({ description: 'true while the quote is by an invented customer: the page says so. false once it is real.' }),
        look: z
          .enum(['band', 'margin', 'workplace'])
          .meta({ description: 'How the quote is set: across the page, in the margin, or over the drawn workplace.' }),
        time: z
          .exactOptional(clock)
          .meta({ description: 'Only with the look “workplace”: the time at which it is drawn, with everyone there.' }),
        quote: withOwnFigures(text(220)).meta({ description: 'The quote, without quotation marks.' }),
        role: label.meta({ description: 'What the person does, such as Plant manager.' }),
        company: label.meta({ description: 'Where the person works.' }),
      })
      .refine((quote) => (quote.look === 'workplace') === (quote.time !== undefined), {
        path: ['time'],
        message: 'The look "workplace" needs "time", one at which everyone is there; other looks have none.',
      })
      .meta({ description: 'A customer’s quote. It stands in as a sample until a real one replaces it.' }),
    exhibit: z
      .exactOptional(industryExhibit)
      .meta({ description: 'What only this industry could show, drawn from its data. Without it the page has no such section.' }),
    detail: z
      .exactOptional(industryDetail)
      .meta({ description: 'What only buyers in this industry need, in words. Without it the page has no such section.' }),
    steps: z
      .exactOptional(z.strictObject({ heading, lede: paragraph, ...stepFields }).refine(gateFitsLook, gateProblem))
      .meta({ description: 'A procedure in numbered steps. Without it the page has no such section.' }),
    questions: z
      .exactOptional(
        z.strictObject({
          heading,
          questions: many(
            z.strictObject(question('a buyer', text(520).meta({ description: 'The answer, in two to five sentences.' }))),
            2,
            10,
          ).meta({ description: 'The questions, in the order of the page.' }),
        }),
      )
      .meta({ description: 'Questions that buyers in this industry ask. Without it the page has no such section.' }),
    closing: closingWords,
    order: z.array(z.enum([...NEEDED, ...OPTIONAL])).meta({
      description: 'The order of the sections: each section that the page has, once. Each page makes its argument in its own order.',
    }),
  })
  .superRefine(({ board: { timeLabel, rows }, quote }, context) => {
    // The clock on the wall beside the quote may not contradict the board.
    const later = quote.time === undefined ? 1 : minutesAfter(timeLabel, quote.time)
    if (later === 0 || later > LONGEST_NIGHT)
      context.addIssue({
        code: 'custom',
        path: ['quote', 'time'],
        message: 'Write a time later on the day of the board: the quote looks back.',
      })
    if (/^([01]\d|2[0-3]):[0-5]\d(?!\d)/.test(timeLabel))
      rows.forEach(({ reported }, index) => {
        if (minutesAfter(reported, timeLabel) > LONGEST_NIGHT)
          context.addIssue({
            code: 'custom',
            path: ['board', 'rows', index, 'reported'],
            message: 'This report comes after the time of the board, or more than 18 hours before it.',
          })
      })
    else
      context.addIssue({
        code: 'custom',
        path: ['board', 'timeLabel'],
        message: 'Begin it with a time like 05:31: the sky over the page follows it.',
      })
    if (rows.filter(({ becomes }) => becomes).length !== 1)
      context.addIssue({
        code: 'custom',
        path: ['board', 'rows'],
        message: 'Exactly one row needs "becomes": the drawn workplace has one empty station.',
      })
  })
  .superRefine(({ challenges, solutions, results, exhibit }, context) => {
    if (hasOneBanner([challenges, solutions, results, exhibit])) return
    context.addIssue({ code: 'custom', path: ['exhibit', 'headingLook'], message: BANNER_PROBLEM })
  })
  .superRefine((page, context) => {
    const wanted = [...NEEDED, ...OPTIONAL.filter((name) => page[name] !== undefined)]
    if (
      new Set(page.order).size === page.order.length &&
      page.order.length === wanted.length &&
      wanted.every((name) => page.order.includes(name))
    )
      return
    context.addIssue({ code: 'custom', path: ['order'], message: `Name each of these once, in the order you want: ${wanted.join(', ')}.` })
  })

export type IndustryContent = z.output<typeof industry>
export type IndustryQuote = IndustryContent['quote']
/** The people that a text speaks of. */
export type Crew = NonNullable<z.output<typeof crew>>
