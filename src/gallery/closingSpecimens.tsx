/** Ends of pages: at full width, and in an article's column. */
import { BoardClosing } from '#src/sections/closing/BoardClosing.tsx'
import { PageClosing, type PageClosingProps } from '#src/sections/closing/PageClosing.tsx'
import { PhoneClosing } from '#src/sections/closing/PhoneClosing.tsx'
import { SentenceClosing } from '#src/sections/closing/SentenceClosing.tsx'
import { StartClosing } from '#src/sections/closing/StartClosing.tsx'
import type { Draw, Specimen } from './specimen.ts'
import { CONTACT, HEADING, LINK, START_WORDS, TEXT } from './specimenWords.ts'

const WORDS = { heading: HEADING, text: TEXT }
const CLOSINGS: { [Kind in PageClosingProps['closing']['kind']]: PageClosingProps['closing'] & { kind: Kind } } = {
  board: {
    kind: 'board',
    ...WORDS,
    board: {
      day: 'Tomorrow',
      time: '06:00',
      title: 'Line 4, first shift',
      sample: true,
      rows: [
        { role: 'Packer', person: 'A. Able', channel: 'Text · English', status: 'covered' },
        { role: 'Press operator', person: 'B. Baker', channel: 'App', status: 'pending' },
      ],
      open: { role: 'Your line', status: 'waits for you' },
    },
  },
  start: { kind: 'start', ...WORDS },
  phone: { kind: 'phone', ...WORDS },
  sentence: { kind: 'sentence', ...WORDS },
}
const CLOSING_WORDS = { ...START_WORDS, hours: 'Weekdays, 8 to 6' }

const drawIn = (place: PageClosingProps['place']): [string, Draw][] =>
  Object.values(CLOSINGS).map((closing) => [
    `${closing.kind}, ${place}`,
    () => <PageClosing closing={closing} action={LINK} contact={CONTACT} words={CLOSING_WORDS} isHandedOver place={place} />,
  ])

export const closingSpecimens: readonly Specimen[] = [
  {
    of: [PageClosing, BoardClosing, StartClosing, PhoneClosing, SentenceClosing],
    looks: Object.fromEntries([...drawIn('page'), ...drawIn('article').filter(([look]) => !look.startsWith('board'))]),
    isWide: true,
  },
]
