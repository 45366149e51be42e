/** A page may show the same people, times and counts on its first screen and in drawings below it. They must agree. */
import type { z } from 'zod'
import { createRoster } from '#src/models/shiftOffer/roster.ts'
import { filterRoster, SHIFT_FILTERS } from '#src/models/shiftOffer/shiftFilters.ts'
import type { OpeningPicture } from '../opening/opening.ts'
import type { Arrival, ArrivalsContent } from './arrivals.ts'
import type { RepliesContent } from './replies.ts'
import { checkWeek, type WeekContent, type WeekReport } from './week.ts'

type Block =
  | { kind: string }
  | ({ kind: 'week' } & WeekContent)
  | ({ kind: 'arrivals' } & ArrivalsContent)
  | ({ kind: 'replies' } & RepliesContent)
type PageWithBlocks = { opening: { heading: string; picture?: OpeningPicture }; blocks: readonly Block[] }
type Path = (string | number)[]
type Report = (path: Path, message: string) => void

const isKind =
  <K extends string>(kind: K) =>
  (block: Block): block is Extract<Block, { kind: K }> =>
    block.kind === kind
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** @returns the reports of a first screen, as those of a week; none if it shows no reports */
const reportsOf = (picture: OpeningPicture | undefined): WeekReport[] =>
  picture?.kind === 'channel-reports' ? picture.reports.map((report) => ({ ...report, day: picture.day })) : []
const locateReports = (reports: readonly WeekReport[], path: Path) =>
  reports.map((report, index) => ({ report, path: [...path, 'reports', index] }))

/** Checks the blocks that show facts of the first screen, or of another block. */
export function checkRepeatedFacts({ opening: { heading, picture }, blocks }: PageWithBlocks, context: z.RefinementCtx): void {
  const report: Report = (path, message) => context.addIssue({ code: 'custom', path, message })
  const arrivalsIndex = blocks.findIndex(isKind('arrivals'))
  const arriving = blocks.find(isKind('arrivals'))?.items ?? []
  const at = <K extends Arrival['kind']>(kind: K) => {
    const index = arriving.findIndex(({ arrives }) => arrives.kind === kind)
    const item = arriving[index]
    return item
      ? { path: ['blocks', arrivalsIndex, 'items', index], describe: item.describe, arrives: item.arrives as Extract<Arrival, { kind: K }> }
      : null
  }
  const minuteIndex = blocks.findIndex(isKind('first-minute'))
  if (minuteIndex >= 0 && !(picture?.kind === 'channel-reports' && picture.reports.some(({ answer }) => answer)))
    report(
      ['blocks', minuteIndex],
      'The stops show a report of the first screen: that is of the kind “channel-reports”, and one report has an “answer”.',
    )
  for (const [index, block] of blocks.entries())
    if (isKind('week')(block)) {
      const path = ['blocks', index]
      checkWeek(block, [...locateReports(block.reports, path), ...locateReports(reportsOf(picture), ['opening', 'picture'])], path, context)
    }
  if (picture?.kind === 'shift-offer') {
    checkCount(heading, report)
    const text = at('text')
    if (text) checkYes(picture, text, report)
  }
  const [banner, replies] = [at('banner'), blocks.find(isKind('replies'))]
  if (banner && replies) checkAnswers(replies, banner, report)
}

function checkCount(heading: string, report: Report): void {
  const { askedCount } = filterRoster(createRoster(), SHIFT_FILTERS)
  for (const number of heading.match(/\d+/g) ?? [])
    if (Number(number) !== askedCount)
      report(['opening', 'heading'], `The shift offer beside this asks ${askedCount} people: write {shiftOffer:canCome}, or no number.`)
}

type Arriving<K extends Arrival['kind']> = { path: Path; describe: string; arrives: Extract<Arrival, { kind: K }> }

function checkYes(
  { yes: [first], words }: OpeningPicture & { kind: 'shift-offer' },
  { path, arrives }: Arriving<'text'>,
  report: Report,
): void {
  const answered = first ? `${first.name} ${first.time}` : arrives.by
  if (arrives.by !== answered)
    report([...path, 'arrives', 'by'], `The first yes of the first screen is “${answered}”, and this is the same one: write the two alike.`)
  const [, time = ''] = arrives.head.split(' · ')
  if (!words.asked.when.includes(time))
    report(
      [...path, 'arrives', 'head'],
      `The people of the first screen are asked “${words.asked.when}”, and this is the same message: write the same time behind “ · ”.`,
    )
}

function checkAnswers(
  { sent, have, cannot, sentAt, audience, message }: RepliesContent,
  { path, describe, arrives }: Arriving<'banner'>,
  report: Report,
): void {
  const counts = [sum(have), sum(cannot), sent - sum(have) - sum(cannot)]
  if (arrives.counts.map(({ count }) => count).join() !== counts.join())
    report(
      [...path, 'arrives', 'counts'],
      `The answers that the page draws are ${counts.join(', ')}: those who have it, those who cannot come, and names to call. Write the same counts.`,
    )
  const missingCounts = counts.filter((count) => !new RegExp(`\\b${count}\\b`).test(describe))
  if (missingCounts.length > 0) report([...path, 'describe'], `Say the counts of the picture, too: ${missingCounts.join(', ')}.`)
  const head = `${sentAt} · ${audience}`
  if (arrives.head !== head) report([...path, 'arrives', 'head'], `The message that the page draws is “${head}”: write the two alike.`)
  if (!message.startsWith(arrives.said))
    report([...path, 'arrives', 'said'], 'Write how the message that the page draws begins: it is the same one.')
}
