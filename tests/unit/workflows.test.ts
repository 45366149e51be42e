/** The sample definition for a CI service, which nothing runs here. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

type Step = { uses?: string; run?: string; env?: Record<string, string>; with?: Record<string, unknown> }
type Workflow = { jobs: Record<string, { if?: string; needs?: string; steps: Step[] }> }

const written = readFileSync('.ci/github.example.yml', 'utf8')
const { jobs } = parse(written) as Workflow
const allSteps = Object.values(jobs).flatMap(({ steps }) => steps)

it('runs commands and names files that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commands = allSteps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name))
  expect(commands.length).toBeGreaterThan(1)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  const versionFiles = allSteps.flatMap((step) => step.with?.['node-version-file'] ?? []).map(String)
  expect(versionFiles.filter((file) => !existsSync(file))).toEqual([])
  const programs = allSteps.flatMap(({ run = '' }) => run.match(/^\.ci\/\w+/gm) ?? [])
  expect(programs.toSorted()).toEqual(['.ci/preview', '.ci/run'])
  expect(programs.filter((file) => !existsSync(file))).toEqual([])
})
it('takes only variables and secrets that the docs explain', () => {
  const explained = ['docs/settings.md', 'docs/deploying.md'].map((file) => readFileSync(file, 'utf8')).join('\n')
  const names = [...written.matchAll(/\b(?:vars|secrets)\.(\w+)/g)].map(([, name = '']) => name)
  expect(new Set(names)).toEqual(new Set(['SITE_URL', 'DEMO_FORM_URL', 'PREVIEW_DOMAIN', 'CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN']))
  expect(names.filter((name) => !explained.includes(`\`${name}\``))).toEqual([])
})
it('gives each pull request a preview, and keeps it where it is published nowhere', () => {
  expect(jobs.preview?.if).toBe("github.event_name == 'pull_request'")
  const steps = jobs.preview?.steps ?? []
  expect(steps.map(({ run }) => run).filter(Boolean)[0]).toMatch(/^\.ci\/preview /)
  expect(steps.at(-1)).toMatchObject({ with: { path: 'dist/', 'if-no-files-found': 'error' } })
})
it('tells editors what is wrong with their words, and which of them do not fit', () => {
  const runs = (jobs.content?.steps ?? []).flatMap(({ run }) => run ?? [])
  expect(runs).toEqual(['npm run check:content', 'npm run check:page'])
})
it('checks before it builds', () => expect(jobs.build?.needs).toBe('check'))
it('checks out the whole history: pages take their dates from it', () => {
  const checkouts = allSteps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
  expect(checkouts.length).toBe(Object.keys(jobs).length)
  expect(checkouts.filter((step) => step.with?.['fetch-depth'] !== 0)).toEqual([])
})
