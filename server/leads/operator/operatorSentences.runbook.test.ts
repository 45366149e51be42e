/** docs/runbook.md and docs/log.md have every message of the service, and no other. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../commands/runCommand.ts'
import { EVENT_LEVELS, SERVICE_TASKS } from '../log.ts'
import { NOTICE_SUBJECTS, PROBLEMS, STORE_UNAVAILABLE_TEXT } from './operatorSentences.ts'

/** Rows of the tables of messages. In the runbook: [message, meaning, first remedy, when it is over]. In log.md, the level is second. */
const readRows = (file: string, columns: number) =>
  [...readFileSync(file, 'utf8').matchAll(/^\| (`.+) \|$/gm)]
    .map(([, row = '']) => row.split(' | '))
    .filter((cells) => cells.length === columns)
const logRows = readRows('docs/log.md', 5)
const rows = [...readRows('docs/runbook.md', 4), ...logRows]
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const saidSentences = rows.flatMap(([first]) => {
  const [message = '', ...more] = namesIn(first)
  return message === 'service.failed' ? more.map((part) => `${message} ${part}`) : [message, ...more]
})

const events = Object.keys(EVENT_LEVELS).flatMap((event) =>
  event === 'service.failed' ? SERVICE_TASKS.map((task) => `${event} ${task}`) : event,
)
const sentences = [
  ...Object.values(PROBLEMS).map(({ what }) => what('…', '…')),
  ...Object.values(NOTICE_SUBJECTS).map((subject) => subject('…', '…', '…', '…')),
]
const allSentences = [...events, ...sentences, STORE_UNAVAILABLE_TEXT]

describe('the runbook and the page of the log', () => {
  it('has each event and each sentence that the service can say', () =>
    expect(allSentences.filter((message) => !saidSentences.includes(message))).toEqual([]))
  it('has no other, and none twice', () => expect(saidSentences.toSorted()).toEqual(allSentences.toSorted()))
  it('says of each event its level, on which alarms rely', () => {
    const levels = logRows.flatMap(([first, level]) => namesIn(first).map((name) => [name, level]))
    expect(Object.fromEntries(levels)).toMatchObject(EVENT_LEVELS)
  })
  it('says of each what it means, what to do first, and when it is over', () => {
    expect(rows).not.toEqual([])
    expect(rows.filter((cells) => cells.some((cell) => cell.trim() === ''))).toEqual([])
  })
})

describe('commands that docs name exist', () => {
  it.each([
    'README.md',
    'docs/runbook.md',
    'docs/log.md',
    'docs/leads.md',
    'docs/upkeep.md',
    'docs/deploying.md',
    'docs/receiving-leads.md',
  ])('every command in %s exists', (file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/(?:npm run leads --|CONTAINER leads) ([a-z]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in COMMANDS))).toEqual([])
  })
  it('docs/leads.md lists every command', () => {
    const table = readFileSync('docs/leads.md', 'utf8')
    expect(Object.keys(COMMANDS).filter((name) => !new RegExp(`^\\|[^|]*\`${name}\\b`, 'm').test(table))).toEqual([])
  })
})
