import { describe, expect, it } from 'vitest'
import { PlainError } from '../project.ts'
import { chooseSteps, parseStepChoice } from './chosenSteps.ts'
import type { TestStep } from './steps.ts'

const step = (name: string, ...needs: string[]): TestStep => ({ name, needs, run: async () => '' })
const STAGES = [
  step('Build'),
  [step('An editor’s year'), step('Types'), step('Suites over the built files', 'Build')],
  step('Server', 'Build'),
  step('Suites in the browser', 'Server'),
  step('Lighthouse', 'Server'),
]
/** The names of the chosen steps, by group. */
const chosenNames = (...args: string[]) => chooseSteps(STAGES, parseStepChoice(args)).map((group) => group.map(({ name }) => name))

describe('npm test', () => {
  it('runs every step where none is chosen', () => {
    expect(chosenNames()).toEqual([
      ['Build'],
      ['An editor’s year', 'Types', 'Suites over the built files'],
      ['Server'],
      ['Suites in the browser'],
      ['Lighthouse'],
    ])
  })
  it('runs a chosen step alone where it needs no other', () => expect(chosenNames('--only', 'Types')).toEqual([['Types']]))
  it('runs what a chosen step needs, at any distance, before it', () => {
    expect(chosenNames('--only', 'Lighthouse')).toEqual([['Build'], ['Server'], ['Lighthouse']])
  })
  it('takes several, in one list or in many, and runs them in its own order', () => {
    expect(chosenNames('--only', 'Suites over the built files, Types')).toEqual([['Build'], ['Types', 'Suites over the built files']])
    expect(chosenNames('--only', 'Suites over the built files', '--only=Types')).toEqual(
      chosenNames('--only', 'Types,Suites over the built files'),
    )
  })
  it('leaves out what is skipped', () => {
    expect(chosenNames('--skip', 'Lighthouse, Suites in the browser')).toEqual([
      ['Build'],
      ['An editor’s year', 'Types', 'Suites over the built files'],
      ['Server'],
    ])
    expect(chosenNames('--only', 'Types, Lighthouse', '--skip', 'Lighthouse')).toEqual([['Types']])
  })
  it('accepts a straight apostrophe in a name', () => expect(chosenNames('--only', "an EDITOR's year")).toEqual([['An editor’s year']]))
})

describe('npm test refuses, with a sentence,', () => {
  it.each([
    ['a name that is a letter off', ['--only', 'Lighthause'], 'No step is called "Lighthause". Did you mean "Lighthouse"?'],
    ['a part of a name', ['--skip', 'browser'], 'No step is called "browser". Did you mean "Suites in the browser"?'],
    ['a name like no other', ['--only', 'Everything'], 'No step is called "Everything".\nThe steps are:\n  Build\n  An editor’s year\n'],
    ['an option that there is not', ['--except', 'Types'], '--except'],
    ['a name without an option', ['Types'], 'Types'],
    ['an option without a name', ['--only', ' , '], '--only names no step.'],
    ['to skip what another step needs', ['--skip', 'Server'], '"Server" cannot be skipped: "Suites in the browser" needs it.'],
    ['a choice that leaves nothing', ['--only', 'Types', '--skip', 'Types'], 'No step is left'],
  ])('%s', (_, args, sentence) => {
    const choose = () => chosenNames(...args)
    expect(choose).toThrow(PlainError)
    expect(choose).toThrow(sentence)
  })
})
