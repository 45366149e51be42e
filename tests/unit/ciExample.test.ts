/** The sample definition for a CI service, which nothing runs here: what it names is there, and it does what docs/deploying.md asks. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

type Step = { uses?: string; run?: string; if?: string; with?: Record<string, unknown> }
type Workflow = {
  on: { push?: { branches: string[] }; pull_request: unknown; schedule?: { cron: string }[] }
  jobs: Record<string, { needs?: string; steps: Step[] }>
}

const FILE = '.ci/github.example.yml'
const workflow = parse(readFileSync(FILE, 'utf8')) as Workflow
const jobs = Object.entries(workflow.jobs)
const allSteps = jobs.flatMap(([, { steps }]) => steps)
const commandsOf = (job: string) => workflow.jobs[job]?.steps.flatMap(({ run }) => run ?? []) ?? []
const isCheckout = ({ uses = '' }: Step) => uses.startsWith('actions/checkout@')

describe(FILE, () => {
  it('checks what is pushed and what is asked for review by everything that .ci/run runs', () => {
    expect(workflow.on).toMatchObject({ push: { branches: ['main'] } })
    expect(workflow.on).toHaveProperty('pull_request')
    expect(commandsOf('check')).toContain('.ci/run')
    accessSync('.ci/run', constants.X_OK)
  })
  it('tells editors in a job of its own what is wrong with words, before all else is checked', () => {
    expect(workflow.jobs.content?.needs).toBeUndefined()
    expect(commandsOf('content')).toEqual(['npm run check:content'])
  })
  it('builds every morning, and after a merge that was checked', () => {
    expect(workflow.on.schedule?.map(({ cron }) => cron)).toEqual([expect.stringMatching(/^\d+ \d+ \* \* \*$/)])
    expect(workflow.jobs.build?.needs).toBe('check')
    expect(commandsOf('build')).toContain('npm run build')
  })
  it.each(jobs)('has the whole history for %s: pages take their dates from it', (_name, { steps }) => {
    expect(steps.filter(isCheckout).map((step) => step.with)).toEqual([expect.objectContaining({ 'fetch-depth': 0 })])
  })
  it('keeps what browsers say of a failure, from where Playwright puts it', () => {
    const [kept] = workflow.jobs.check?.steps.filter((step) => step.if === 'failure()') ?? []
    const paths = String(kept?.with?.path).trim().split('\n')
    const settings = readFileSync('playwright.config.ts', 'utf8')
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path) => !settings.includes(`'${path.replace(/\/$/, '')}'`))).toEqual([])
    // Or nothing of a folder whose name begins with a dot is kept.
    expect(kept?.with).toMatchObject({ 'include-hidden-files': true })
  })
  it('takes actions from GitHub alone, each of a named version', () => {
    const used = allSteps.flatMap(({ uses }) => uses ?? [])
    expect(used.length).toBeGreaterThan(4)
    expect(used.filter((action) => !/^actions\/(?:checkout|setup-node|upload-artifact|cache)@v\d+$/.test(action))).toEqual([])
  })
  it('names files and commands that there are', () => {
    const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
      engines: { node: string }
    }
    const commands = allSteps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name))
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
    const versionFiles = allSteps.flatMap((step) => step.with?.['node-version-file'] ?? []).map(String)
    expect(versionFiles).toHaveLength(jobs.length)
    expect(versionFiles.filter((file) => !existsSync(file))).toEqual([])
    // What is read of it.
    expect(engines.node).toMatch(/\d/)
  })
})
