import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compositionProblems, menuOrderProblems, sharedValueProblems, unknownNameProblems } from './crossReferences.ts'

const folder = mkdtempSync(join(tmpdir(), 'references-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const entry = (id: string, source: string) => {
  const filePath = join(folder, `${id}.yaml`)
  writeFileSync(filePath, source)
  return { id, filePath }
}

const knownIndustries = { kind: 'industry', names: ['retail', 'logistics'], where: 'src/content/industries' }
it('the check of openings names a second page with a composition that tells the story of one, and lets any page have a picture of the product or a picture file', () => {
  const opening = (id: string, kind: string) => ({
    ...entry(id, `name: x\nopening:\n  picture:\n    kind: ${kind}\n`),
    data: { opening: { picture: { kind } } },
  })
  const [tracking, alerts] = [opening('tracking', 'channel-reports'), opening('alerts', 'shift-offer')]
  expect(compositionProblems([tracking, alerts, opening('swaps', 'scene'), opening('rosters', 'scene')])).toEqual([])
  expect(compositionProblems([tracking, opening('swaps', 'photo'), opening('rosters', 'photo')])).toEqual([])
  const again = opening('again', 'channel-reports')
  expect(compositionProblems([tracking, alerts, again])).toEqual([
    `${again.filePath}, line 4, opening › picture › kind: ${tracking.filePath} has channel-reports as well. It tells the story of one page: let the other open with "kind: scene" or "kind: photo".`,
  ])
})

describe('the check of names across entries', () => {
  it('names what is unknown, with its line, and what was meant', () => {
    const home = entry('home', 'blocks:\n  - kind: industries\n    show:\n      - retail\n      - logistic\n      - underground mining\n')
    const problems = unknownNameProblems(home, ['blocks', 0, 'show'], ['retail', 'logistic', 'underground mining'], knownIndustries)
    expect(problems).toEqual([
      `${home.filePath}, line 5, blocks › 1 › show › 2: There is no industry "logistic" in src/content/industries. Did you mean "logistics"?`,
      `${home.filePath}, line 6, blocks › 1 › show › 3: There is no industry "underground mining" in src/content/industries. There are: retail, logistics.`,
    ])
  })
  it('names what another entry has already, and lets be what may be shared', () => {
    const at = (id: string, position?: number) => ({ ...entry(id, `name: x\nposition: ${position}\n`), position })
    const [retail, mining, ports] = [at('retail', 1), at('mining', 1), at('ports')]
    const problemsOf = (...entries: (typeof retail)[]) =>
      sharedValueProblems(entries, ['position'], ({ position }) => position, 'Give it another.')
    expect(problemsOf(retail, at('farming', 2), ports, at('rail'))).toEqual([])
    expect(problemsOf(retail, ports, mining)).toEqual([
      `${mining.filePath}, line 2, position: ${retail.filePath} has 1 as well. Give it another.`,
    ])
    // A third entry is compared with the first.
    expect(problemsOf(retail, mining, at('schools', 1))[1]).toContain(`${retail.filePath} has 1 as well`)
  })
  it('names a page of a menu that has the place or the name of another', () => {
    const page = (id: string, name: string, position: number) => ({
      ...entry(id, `name: ${name}\nposition: ${position}\n`),
      data: { name, position },
    })
    const [retail, mining, ports] = [page('retail', 'Retail', 1), page('mining', 'Mining', 1), page('ports', 'Retail', 3)]
    expect(menuOrderProblems([retail, page('rail', 'Rail', 2)])).toEqual([])
    expect(menuOrderProblems([retail, mining, ports])).toEqual([
      expect.stringMatching(
        /mining\.yaml, line 2, position: .*retail\.yaml has 1 as well\. .* left to chance: give it another\. 4 comes after all of them\./,
      ),
      expect.stringMatching(/ports\.yaml, line 1, name: .*retail\.yaml has Retail as well\. .* tell them apart/),
    ])
  })
})
