import { describe, expect, it } from 'vitest'
import { DARK_STATIONS } from '#src/models/pictures/darkStations.ts'
import { boardProblems } from './boardProblems.ts'

const HARBOR = { industry: 'harbors', dark: 1, numbers: ['12', '14'] }
const withDock = (dock: typeof HARBOR) => ({ ...DARK_STATIONS, dock })
type Blocks = Parameters<typeof boardProblems>[0][number]['data']['blocks']
const industry = (role: string, blocks: Blocks = [], id = 'harbors') => ({
  id,
  data: { workplace: 'dock' as const, board: { rows: [{ role: 'Driver' }, { role, becomes: {} }] }, blocks },
})
const problemsOf = (...industries: ReturnType<typeof industry>[]) => boardProblems(industries, withDock(HARBOR))
const waves = (...numbers: string[]): Blocks => [
  { kind: 'challenges' },
  { kind: 'waves', waves: numbers.map((number) => ({ doors: [{ number }] })) },
]

describe('the board of an industry', () => {
  it('has the number of the place that its picture marks, in any words', () =>
    expect(problemsOf(industry('Loader, door 14'), industry('14: loader'))).toEqual([]))
  it.each(['Loader, door 15', 'Loader', 'Loader, door 141'])('is told where it names another: %s', (role) =>
    expect(problemsOf(industry(role))).toEqual([expect.stringMatching(/^\w[\w-]*, board › rows › 2 › role: .* number 14 /)]),
  )
  it('needs no number where its picture marks a place without one', () =>
    expect(boardProblems([industry('Ramp lead')], withDock({ ...HARBOR, numbers: [] }))).toEqual([]))
  it('may stand below a picture that was drawn for another industry', () => {
    expect(problemsOf(industry('Ramp lead', [], 'airports'))).toEqual([])
    expect(boardProblems([industry('Ramp lead', [], 'airports')])).toEqual([])
  })
})

describe('an exhibit with numbers of its board', () => {
  it('shows those of the picture, and others', () => {
    expect(problemsOf(industry('Loader, door 14', waves('11', '12', '14')))).toEqual([])
    expect(problemsOf(industry('Driver of door 14', [{ kind: 'routes', routes: [{ number: '12' }, { number: '14' }] }]))).toEqual([])
    expect(problemsOf(industry('Loader, door 14', [{ kind: 'bench' }]))).toEqual([])
  })
  it('is told which it lacks', () =>
    expect(problemsOf(industry('Loader, door 14', waves('11', '12')))).toEqual([
      expect.stringMatching(/^\w[\w-]*, blocks › 2: .* 12, 14\. .*: 14\.$/),
    ]))
  it('with routes is told all that it lacks', () =>
    expect(problemsOf(industry('Loader, door 14', [{ kind: 'routes', routes: [{ number: '11' }] }]))).toEqual([
      expect.stringMatching(/blocks › 1: .*: 12, 14\.$/),
    ]))
})
