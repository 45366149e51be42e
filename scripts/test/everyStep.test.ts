import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chooseSteps, parseStepChoice } from '../lib/testing/chosenSteps.ts'
import { listSteps } from './everyStep.ts'

const doNothing = async () => ''
const steps = listSteps({ ports: { site: 1, form: 2 }, build: doNothing, serve: doNothing })
const namesOf = (args: readonly string[]) => chooseSteps(steps, parseStepChoice(args)).flatMap((group) => group.map(({ name }) => name))
const names = steps.flat().map(({ name }) => name)

describe('steps of the whole run', () => {
  it('have names that a list with commas can hold, each its own', () => {
    expect(names.filter((name) => name.includes(','))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })
  it.each(names)('%s can be chosen alone, and comes behind what it needs', (name) => expect(namesOf(['--only', name]).at(-1)).toBe(name))
})

describe('the commands that the docs show', () => {
  /** The arguments of a command, as a shell splits them. */
  const argsOf = (text = '') => [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain)
  const commandsIn = (file: string, start: string) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`${RegExp.escape(start)} (--(?:only|skip) "[^"\`]+")`, 'g'))].map(([, args]) =>
      argsOf(args),
    )
  const split = commandsIn('docs/writing-tests.md', '.ci/run')

  it('name steps that there are', () => {
    const shown = commandsIn('docs/writing-tests.md', 'npm test --')
    expect(shown).not.toEqual([])
    for (const args of shown) expect(namesOf(args)).not.toEqual([])
  })
  it('leave nothing out where several machines share the run, and have a place for what is new', () => {
    expect(split.length).toBeGreaterThan(1)
    expect(names.filter((name) => !split.some((args) => namesOf(args).includes(name)))).toEqual([])
    expect(split.at(-1)?.[0]).toBe('--skip')
  })
})
