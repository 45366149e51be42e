/** The sample definition for a CI service, which nothing runs here. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Workflow = { jobs: Record<string, { needs?: string; steps: Step[] }> }

const { jobs } = parse(readFileSync('.ci/github.example.yml', 'utf8')) as Workflow
const allSteps = Object.values(jobs).flatMap(({ steps }) => steps)

it('runs commands and names files that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commands = allSteps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name))
  expect(commands.length).toBeGreaterThan(1)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  const versionFiles = allSteps.flatMap((step) => step.with?.['node-version-file'] ?? []).map(String)
  expect(versionFiles.filter((file) => !existsSync(file))).toEqual([])
})
it('checks before it builds', () => expect(jobs.build?.needs).toBe('check'))
it('checks out the whole history: pages take their dates from it', () => {
  const checkouts = allSteps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
  expect(checkouts.length).toBe(Object.keys(jobs).length)
  expect(checkouts.filter((step) => step.with?.['fetch-depth'] !== 0)).toEqual([])
})
