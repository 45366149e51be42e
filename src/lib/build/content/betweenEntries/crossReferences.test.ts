/** Every name that content uses for other content leads somewhere, or is told with file, line, field and cure. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { INDUSTRY_NAMES } from '../../../anywhere/names/industryNames'
import {
  callTimeProblems,
  industryNameProblems,
  menuProblems,
  missingGuideProblems,
  sharedValueProblems,
  unknownNameProblems,
} from './crossReferences'

const folder = mkdtempSync(join(tmpdir(), 'references-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const entry = (id: string, source: string) => {
  const filePath = join(folder, `${id}.yaml`)
  writeFileSync(filePath, source)
  return { id, filePath }
}

const known = { kind: 'industry', names: ['retail', 'logistics'], where: 'src/content/industries' }
it('the check of names across entries names what is unknown, with its line, and what was meant', () => {
  const home = entry('home', 'blocks:\n  - kind: industries\n    show:\n      - retail\n      - logistic\n      - underground mining\n')
  const problems = unknownNameProblems(home, ['blocks', 0, 'show'], ['retail', 'logistic', 'underground mining'], known)
  expect(problems).toEqual([
    `${home.filePath}, line 5, blocks › 1 › show › 2: There is no industry "logistic" in src/content/industries. Did you mean "logistics"?`,
    `${home.filePath}, line 6, blocks › 1 › show › 3: There is no industry "underground mining" in src/content/industries. There are: retail, logistics.`,
  ])
})
it('the check of names across entries lets a page have the name that header and form use, and a further industry any name', () => {
  const [[listed, known] = ['', '']] = Object.entries(INDUSTRY_NAMES)
  const named = (id: string, name: string) => ({ ...entry(id, `# A comment.\nname: ${name}\n`), data: { name } })
  expect(industryNameProblems([named(listed, known), named('mining', 'Mining')])).toEqual([])
  const [problem] = industryNameProblems([named(listed, 'Mines')])
  expect(problem).toMatch(/\.yaml, line 2, name: This is "Mines", but /)
  expect(problem).toContain(` say "${known}". `)
})
it('the check of names across entries asks of each page that the header lists what its menu says, of no other, and names one that is not there', () => {
  const page = (id: string, menu?: string) => ({ ...entry(id, `name: x\nmenu: ${menu}\n`), data: menu === undefined ? {} : { menu } })
  const lists = (...names: string[]) => ({
    folder: 'src/content/industries',
    names: Object.fromEntries(names.map((name) => [name, 'X'])),
    file: 'src/names.ts',
  })
  expect(menuProblems([page('retail', 'Open on time.'), page('mining')], lists('retail'))).toEqual([])
  expect(menuProblems([page('retail'), page('mining', 'Deep.')], lists('retail', 'ports'))).toEqual([
    'src/names.ts: The header lists "ports", and there is no src/content/industries/ports.yaml. Write it, or take the name out.',
    expect.stringMatching(/retail\.yaml, line 2, menu: The header lists this page\. .*menu: …/),
    expect.stringMatching(/mining\.yaml, line 2, menu: The header does not list this page\. .*in src\/names\.ts, .*: mining: '.+',$/),
  ])
  const named = { ...page('deep-mines', 'Deep.'), data: { menu: 'Deep.', name: 'Deep mines' } }
  expect(menuProblems([named], lists())[0]).toMatch(/: 'deep-mines': 'Deep mines',$/)
})
it('the check of names across entries asks for the guide of each industry', () => {
  const industries = [entry('retail', ''), entry('mining', '')]
  expect(missingGuideProblems(industries, [{ id: 'retail' }, { id: 'security-whitepaper' }])).toEqual([
    expect.stringMatching(/mining\.yaml: .*Write src\/content\/guides\/mining\.yaml/),
  ])
})
it('the check of names across entries names what another entry has already, and lets be what may be shared', () => {
  const at = (id: string, position?: number) => ({ ...entry(id, `name: x\nposition: ${position}\n`), position })
  const [retail, mining, ports] = [at('retail', 1), at('mining', 1), at('ports')]
  const problemsOf = (...entries: (typeof retail)[]) =>
    sharedValueProblems(entries, ['position'], ({ position }) => position, 'Give it another.')
  expect(problemsOf(retail, at('farming', 2), ports, at('rail'))).toEqual([])
  expect(problemsOf(retail, ports, mining)).toEqual([
    `${mining.filePath}, line 2, position: ${retail.filePath} has 1 as well. Give it another.`,
  ])
  // A third is told of the first, too.
  expect(problemsOf(retail, mining, at('schools', 1))[1]).toContain(`${retail.filePath} has 1 as well`)
})
it('the check of names across entries names a call that home tells otherwise than it happens', () => {
  const home = entry('home', 'blocks:\n  - kind: minutes\n    heading: x\n    steps: []\n')
  const problemsOf = (told: readonly string[], happening: readonly string[]) =>
    callTimeProblems(
      home,
      ['blocks', 0, 'steps'],
      told.map((time) => ({ time })),
      happening,
    )
  expect(problemsOf(['03:54', '03:55', '03:55', '04:01'], ['03:54', '03:55', '04:01'])).toEqual([])
  expect(problemsOf(['03:54', '04:01'], ['03:58', '04:01'])).toEqual([
    expect.stringMatching(/home\.yaml, line 4, blocks › 1 › steps: .* at 03:54, 04:01, and happens at 03:58, 04:01\./),
  ])
})
