import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { avoidedWordProblems, createWordFinder, findHabits } from './avoidedWords.ts'

const LIST = {
  words: {
    labelled: 'labeled',
    licence: 'license',
    somebody: 'someone',
    autumn: 'fall',
    colour: 'color',
    'at the weekend': 'on the weekend',
  },
  ize: ['organ', 'priorit', 'recogn'],
  limits: { ', and not': 1 },
}
const findWords = createWordFinder(LIST)

describe('the check of words', () => {
  const words = (text: string) => findWords(text).map(({ found, advice }) => `${found}: ${advice}`)
  it('knows spelling, words, plurals and verbs', () => {
    expect(words('Somebody labelled the licences in autumn.')).toEqual([
      'Somebody: write “someone”',
      'labelled: write “labeled”',
      'licences: write “licenses”',
      'autumn: write “fall”',
    ])
    expect(words('We organise, prioritised and recognise organisations.')).toHaveLength(4)
    expect(words('at the\n  weekend')).toEqual(['at the\n  weekend: write “on the weekend”'])
  })
  it('leaves other words, addresses and paths alone', () =>
    expect(words('exercise, supervised, otherwise, promise, precise; a@colour.example /labour/centre grey-area')).toEqual([]))
  it('names the line', () => expect(findWords('one\ntwo\ncolour')[0]?.line).toBe(3))
  it('counts overused words, and reports nothing within the limit', () => {
    const twice = 'Ask HR, and not the supervisor. Call, and not\n  by text.'
    expect(findHabits(twice, { ', and not': 1 })).toHaveLength(2)
    expect(findHabits(twice, { ', and not': 2 })).toEqual([])
    expect(findHabits('No forms. No calls. It works.', {})).toHaveLength(1)
    expect(findHabits('It counts. That is the rule.\n\nMore. That is why we ask. And so on.', {})).toHaveLength(1)
    expect(findHabits('text: It counts. That is the rule.\nmore: x', {})).toHaveLength(1)
  })
  it('says of every file where it was found, what to write, and where the list is', () => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'))
    for (const name of ['blog', 'checks']) mkdirSync(join(folder, name))
    for (const file of ['blog/one.mdx', 'checks/words-to-avoid.yaml'])
      writeFileSync(join(folder, file), 'One.\nSomebody, and not the line.\n')
    const problems = avoidedWordProblems({ ...LIST, limits: {} }, folder)
    rmSync(folder, { recursive: true })
    expect(problems).toEqual([
      `${folder}/blog/one.mdx, line 2: “Somebody”: write “someone”. The list is ${folder}/checks/words-to-avoid.yaml.`,
      expect.stringMatching(/one\.mdx, line 2: “, and not the”: .* may not at all\./),
    ])
  })
})
