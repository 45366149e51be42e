import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { CallOffCourse } from '#src/models/morning/minute/callOffCourse.ts'
import type { MorningLanguage } from '#src/schemas/pages/morning/morning.ts'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'
import { questionSentence, remarkSentence } from '../morningSentences.ts'
import { type PlayedMorning, VISITOR_CHANNEL, type WaitingMessage } from '../state/morningState.ts'
import type { MorningComposeProps } from './MorningCompose.tsx'
import type { LineChoicesProps, LineMessage, MorningLineProps } from './MorningLine.tsx'

type LineWords = MorningWords['line']

/** @returns all that the line shows at the minute */
export function createMorningLineProps(morning: PlayedMorning): Omit<MorningLineProps, 'thread' | 'onAct'> {
  const { content, state, snapshot } = morning
  const { waitingMessage } = state
  const { languages } = content
  const words = content.words.line
  const course = snapshot.latestCourse
  const channel = waitingMessage ? VISITOR_CHANNEL : course?.callOff.channel
  const language = languages.find(({ lang }) => lang === (waitingMessage?.lang ?? course?.callOff.lang))
  return {
    title: words.title,
    side: channel && `${channel} · ${language?.name ?? words.other}`,
    messages: waitingMessage
      ? questionMessages(waitingMessage, snapshot.minute, words)
      : course
        ? callOffMessages(course, language, languages[0], words)
        : [],
    quiet: words.quiet,
    choices: createLineChoicesProps(morning),
    compose: createMorningComposeProps(morning),
  }
}

/** @returns a message that waits for its reason, and the line's question */
function questionMessages(waitingMessage: WaitingMessage, minute: number, words: LineWords): LineMessage[] {
  const time = clockOf(minute)
  return [
    { id: 'report', text: waitingMessage.text, lang: waitingMessage.lang, gloss: waitingMessage.gloss, time },
    { id: 'question', isReply: true, text: questionSentence(waitingMessage, words), time },
  ]
}

/** @param language of the call-off, if the line answers in it @returns the messages of one call-off, and the line's answers */
function callOffMessages(
  { callOff, record }: CallOffCourse,
  language: MorningLanguage | undefined,
  english: MorningLanguage,
  words: LineWords,
): LineMessage[] {
  const { question } = record
  const time = clockOf(callOff.minute)
  const { answer: text, lang, gloss } = language ?? english
  const inFull = !question && gloss ? { name: words.inEnglish, text: english.answer } : undefined
  const messages: LineMessage[] = [
    { id: 'report', text: callOff.text, lang: callOff.lang, gloss: callOff.gloss, time },
    { id: 'receipt', isReply: true, isOlder: question === 'open', text, lang, gloss, inFull, time },
  ]
  if (question) messages.push({ id: 'question', isReply: true, isOlder: question === 'answered', text: words.ask, time })
  if (question && callOff.answer) messages.push({ id: 'answer', isOlder: true, text: words[callOff.answer], lang: 'en', time })
  return messages
}

/** @returns the reasons of which a waiting message needs one; or what a visitor who has called off can do; null for anyone else */
function createLineChoicesProps({ content, state, snapshot }: PlayedMorning): Omit<LineChoicesProps, 'onAct'> | null {
  const words = content.words.line
  const hasCalledOff = state.visitorCallOffs.length > 0
  if (state.waitingMessage)
    return {
      label: questionSentence(state.waitingMessage, words),
      look: 'many',
      options: content.rules.reasons.map(({ id, label }) => ({ label, action: { type: 'giveReason', reason: id } })),
      reset: hasCalledOff ? words.again : undefined,
    }
  if (!hasCalledOff) return null
  const course = snapshot.latestCourse
  const isAsking = course?.record.question === 'open'
  return {
    label: isAsking ? words.ask : words.title,
    look: 'few',
    options: [
      ...(isAsking
        ? (['yes', 'no'] as const).map((answer) => ({ label: words[answer], action: { type: 'answer', answer } as const }))
        : []),
      ...(course?.callOff.isByVisitor ? [{ label: words.correct, action: { type: 'correct' } as const }] : []),
    ],
    reset: words.again,
  }
}

function createMorningComposeProps({ content, state, snapshot }: PlayedMorning): Omit<MorningComposeProps, 'onAct'> {
  const { languages, words } = content
  const { waitingMessage, remark } = state
  const [station] = snapshot.visitorStations
  return {
    canCallOff: station !== undefined,
    you: station ? fillIn(words.line.you, { person: station.person, role: station.role, horn: clockOf(snapshot.horn) }) : words.line.nobody,
    visitorMessage: waitingMessage ? 'waiting' : snapshot.latestCourse?.callOff.isByVisitor ? 'sent' : 'none',
    samples: station && !waitingMessage ? languages.flatMap(({ lang, name, sample }) => (sample ? [{ lang, name, sample }] : [])) : [],
    remark: remarkSentence(remark, words.line),
    isRewound: remark?.kind === 'rewound',
    words: { ...words.line, privacy: words.privacy },
  }
}
