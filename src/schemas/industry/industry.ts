/** An industry page. The overview and the home page show its card; its guide, if it has one, is in content/guides. */
import { z } from 'zod'
import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import { WORKPLACE_NAMES } from '#src/models/names/pictureNames.ts'
import { closingWordsSchema } from '../blocks/closing.ts'
import { labelField, metaSchema, openingWordsSchema, textField } from '../fields/fields.ts'
import { checkOneBanner } from '../fields/headingLook.ts'
import { menuDescriptionField, positionField } from '../fields/listing.ts'
import { industryBoardSchema } from '../scenes/boardScene.ts'
import { checkIndustryBlocks, industryBlockSchema } from './industryBlocks.ts'

/**
 * A report comes at most so long before the time of the board, and a quote looks back at most so long after it. Clock times have no day: a
 * report with a longer gap would lie in the future.
 */
const MAX_HOURS_FROM_BOARD = 18
const MAX_MINUTES_FROM_BOARD = MAX_HOURS_FROM_BOARD * 60

export const industrySchema = z
  .strictObject({
    name: labelField.meta({ description: 'The industry’s name, in lists and cards.' }),
    position: positionField.meta({
      description: 'The industry’s place among links to industries, from 1. Cards stand by the time of their boards.',
    }),
    meta: metaSchema,
    summary: textField(110, 'it stands on a card').meta({
      description: 'One sentence on the industry’s card, on the overview and on the home page.',
    }),
    menu: menuDescriptionField.meta({
      description:
        'What the header’s menu says of the page, under its name. With this line, the header, the footer and the demo form list the industry. Left out, they do not.',
    }),
    opening: openingWordsSchema
      .omit({ primary: true, secondary: true })
      .extend({
        eyebrow: z.exactOptional(labelField).meta({ description: 'The small line above the headline. Left out, the industry’s name.' }),
      })
      .meta({
        description: 'The first screen. Its two buttons are the same on all industry pages: src/content/pages/industries-overview.yaml.',
      }),
    board: industryBoardSchema.meta({
      description: `The shift board on the first screen. Exactly one row has “becomes”: it turns covered, and it is the empty station in the drawing. Every report came before the time of the board, at most ${MAX_HOURS_FROM_BOARD} hours. docs/adding-an-industry.md, “Its board”, works one out.`,
    }),
    workplace: z.enum(WORKPLACE_NAMES).meta({
      description:
        'The place that is drawn above the board, under the sky of the board’s time. One of its stations is empty until the row with “becomes” turns covered.',
    }),
    blocks: z.array(industryBlockSchema).superRefine(checkIndustryBlocks).superRefine(checkOneBanner).meta({
      description:
        'What follows the first screen: blocks, in the order of your argument. Every page has challenges and solutions; an industry of the specification has results, a split and a quote, too. No kind stands on a page twice. Some kinds are exhibits (drawings that only this industry could have), and some are details (what only its buyers need, in words): a page has at most one exhibit and one detail.',
    }),
    closing: closingWordsSchema,
  })
  .superRefine(({ board: { time, rows }, blocks }, context) => {
    // The quote looks back on the board, so its clock must be later.
    for (const [index, block] of blocks.entries()) {
      if (block.kind !== 'quote' || block.time === undefined) continue
      const later = minutesAfter(time, block.time)
      if (later === 0 || later > MAX_MINUTES_FROM_BOARD)
        context.addIssue({
          code: 'custom',
          path: ['blocks', index, 'time'],
          message: 'Write a time later on the day of the board: the quote looks back.',
        })
    }
    rows.forEach(({ reported }, index) => {
      if (minutesAfter(reported, time) > MAX_MINUTES_FROM_BOARD)
        context.addIssue({
          code: 'custom',
          path: ['board', 'rows', index, 'reported'],
          message: `This report comes after the time of the board, or more than ${MAX_HOURS_FROM_BOARD} hours before it: correct its time, or that of the board.`,
        })
    })
    if (rows.filter(({ becomes }) => becomes).length !== 1)
      context.addIssue({
        code: 'custom',
        path: ['board', 'rows'],
        message: 'Exactly one row needs "becomes": the drawn workplace has one empty station.',
      })
  })
