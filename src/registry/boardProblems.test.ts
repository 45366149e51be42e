import { describe, expect, it } from 'vitest'
import { INDUSTRY_NAMES } from '../lib/anywhere/names/industryNames'
import { boardProblems } from './boardProblems'

/** One that a picture was drawn for. */
const [LISTED = ''] = Object.keys(INDUSTRY_NAMES)
const marked = () => ({ role: 'door 14', number: '14', numbers: ['12', '14'] })
const industry = (role: string, exhibit?: object, id = LISTED) => ({
  id,
  data: { workplace: 'dock' as const, board: { rows: [{ role: 'Driver' }, { role, becomes: {} }] }, exhibit },
})
const problemsOf = (...industries: ReturnType<typeof industry>[]) => boardProblems(industries, marked)
const waves = (...numbers: string[]) => ({ waves: numbers.map((number) => ({ doors: [{ number }] })) })

describe('the board of an industry', () => {
  it('names the place that its picture marks', () => expect(problemsOf(industry('Loader, door 14'))).toEqual([]))
  it.each(['Loader, door 15', 'Loader', 'Loader, door 141'])('is told where it names another: %s', (role) =>
    expect(problemsOf(industry(role))).toEqual([expect.stringMatching(/^\w[\w-]*, board › rows › 2 › role: .*“door 14”/)]),
  )
  it('of an industry that was added may stand below the nearest picture', () =>
    expect(problemsOf(industry('Ramp lead', undefined, 'airports'))).toEqual([]))
})

describe('an exhibit with numbers of its board', () => {
  it('shows those of the picture, and others', () => {
    expect(problemsOf(industry('Loader, door 14', waves('11', '12', '14')))).toEqual([])
    expect(problemsOf(industry('Driver of door 14', { routes: [{ number: '12' }, { number: '14' }] }))).toEqual([])
    expect(problemsOf(industry('Loader, door 14', { stations: [] }))).toEqual([])
  })
  it('is told which it lacks', () =>
    expect(problemsOf(industry('Loader, door 14', waves('11', '12')))).toEqual([
      expect.stringMatching(/^\w[\w-]*, exhibit: .* 12, 14\. .*: 14\.$/),
    ]))
})
