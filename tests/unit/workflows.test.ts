/** What GitHub runs (.github/workflows, and .devcontainer), which nothing runs here. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { DEFAULT_PORTS } from '#scripts/lib/project.ts'
import { findFolders, MUTATED_FOLDERS } from '#scripts/mutants/mutatedFolders.ts'
import { CACHE_FOLDER } from '#src/lib/build/cache/buildCache.ts'

type Step = { if?: string; uses?: string; run?: string; env?: Record<string, string>; with?: Record<string, unknown> }
type Matrix = { include?: { part: string; steps: string }[]; folder?: string[] }
type Job = { if?: string; needs?: string; strategy?: { matrix: Matrix }; steps: Step[] }
type Workflow = { on: Record<string, unknown>; permissions: Record<string, string>; jobs: Record<string, Job> }

const FOLDER = '.github/workflows'
const readWorkflow = (name: string): Workflow => parse(readFileSync(`${FOLDER}/${name}.yml`, 'utf8'))
const { jobs } = readWorkflow('site')
const readDocs = (name: string) => readFileSync(`docs/${name}.md`, 'utf8')
const workflowTexts = globSync(`${FOLDER}/*.yml`).map((file) => readFileSync(file, 'utf8'))
const workflows = workflowTexts.map((text) => parse(text) as Workflow)
const allJobs = workflows.flatMap((workflow) => Object.values(workflow.jobs))
const allSteps = allJobs.flatMap(({ steps }) => steps)

describe('GitHub', () => {
  it('runs commands and names files that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const commands = allSteps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name))
    expect(commands).not.toEqual([])
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
    const versionFiles = allSteps.flatMap((step) => step.with?.['node-version-file'] ?? []).map(String)
    expect(versionFiles.filter((file) => !existsSync(file))).toEqual([])
    const programs = allSteps.flatMap(({ run = '' }) => run.match(/^\.ci\/\w+/gm) ?? [])
    expect(programs.toSorted()).toEqual(['.ci/preview', '.ci/run'])
    expect(programs.filter((file) => !existsSync(file))).toEqual([])
  })
  it('takes only variables and secrets that the docs explain', () => {
    const explained = readDocs('settings') + readDocs('deploying')
    const names = [...workflowTexts.join('\n').matchAll(/\b(?:vars|secrets)\.(\w+)/g)].map(([, name = '']) => name)
    expect(names).toEqual(expect.arrayContaining(['PREVIEW_DOMAIN', 'PUBLISH_TO', 'CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN']))
    expect(names.filter((name) => !explained.includes(`\`${name}\``))).toEqual([])
  })
  it('builds the site with every setting that the docs list, except a preview’s and the time', () => {
    const [, table = ''] = /^## When the site is built.*?$([\s\S]*?)^## /m.exec(readDocs('settings')) ?? []
    const settings = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_]+/g) ?? [])
    const { env } = jobs.build?.steps.find(({ run }) => run === 'npm run build') ?? {}
    expect(new Set(settings)).toEqual(new Set([...Object.keys(env ?? {}), 'SITE_PREVIEW', 'SOURCE_DATE_EPOCH']))
    for (const [name, value] of Object.entries(env ?? {})) expect(value).toBe(`\${{ vars.${name} }}`)
  })
  it('shares the checks among machines by the commands of the docs', () => {
    const documented = [...readDocs('writing-tests').matchAll(/^ {4}(\.ci\/run .+)$/gm)].map(([, command]) => command)
    expect(documented.length).toBeGreaterThan(1)
    expect(jobs.check?.steps.map(({ run }) => run)).toContain(`.ci/run \${{ matrix.steps }}`)
    expect(jobs.check?.strategy?.matrix.include?.map(({ steps }) => `.ci/run ${steps}`)).toEqual(documented)
  })
  it('publishes main alone, by the commands of the docs, and says so where no host is set', () => {
    const [publish, saysSo] = (jobs.build?.steps ?? []).slice(-2)
    expect(publish?.if).toBe("github.ref == 'refs/heads/main' && vars.PUBLISH_TO == 'cloudflare'")
    expect(saysSo).toMatchObject({
      if: publish?.if?.replace("== 'cloudflare'", "!= 'cloudflare'"),
      run: expect.stringContaining('Nothing was published'),
    })
    const documented = readDocs('deploying')
    const commands = publish?.run?.trim().split('\n') ?? []
    expect(commands).toHaveLength(3)
    expect(commands.filter((command) => !documented.includes(command))).toEqual([])
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
  it('builds with the results of earlier builds, where nobody tests that a fresh clone builds', () => {
    const caching = Object.entries(jobs).filter(([, { steps }]) =>
      steps.some((step) => step.with?.path === CACHE_FOLDER.replace(/\/$/, '')),
    )
    expect(caching.map(([name]) => name)).toEqual(['content', 'preview', 'build'])
  })
  it('the job that builds needs the one that checks', () => expect(jobs.build?.needs).toBe('check'))
  it('checks out the whole history: pages take their dates from it', () => {
    const checkouts = allSteps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
    expect(checkouts.length).toBe(allJobs.length)
    expect(checkouts.filter((step) => step.with?.['fetch-depth'] !== 0)).toEqual([])
  })
  it('writes nothing to the repository but the branches and the pull requests of new pages and of heights', () => {
    const writing = workflows.filter(({ permissions }) => Object.values(permissions).some((permission) => permission !== 'read'))
    expect(writing).toHaveLength(2)
    expect(writing).toEqual(expect.arrayContaining([readWorkflow('new-page'), readWorkflow('heights')]))
    for (const { permissions } of writing) expect(permissions).toMatchObject({ contents: 'write', 'pull-requests': 'write' })
  })
  it('proposes heights only where they have changed, and only once, and checks them', () => {
    const propose = readWorkflow('heights').jobs.measure?.steps.at(-1)?.run ?? ''
    const runWith = (changed: boolean, open: number) => {
      const git = `git() { if [ "$1 $2" = "diff --cached" ]; then return ${changed ? 1 : 0}; fi; echo "git $1"; }`
      const gh = `gh() { if [ "$2" = list ]; then echo ${open}; else echo "gh $1 $2"; fi; }`
      return execFileSync('bash', ['-euc', `${git}\n${gh}\n${propose}`], { encoding: 'utf8' })
    }
    expect(runWith(false, 0)).toMatch(/fit as they are\.\n$/)
    expect(runWith(false, 1)).toMatch(/gh pr close\n$/)
    expect(runWith(true, 0)).toMatch(/git push\n[\s\S]*gh pr create[\s\S]*gh workflow run\n$/)
    expect(runWith(true, 1)).toMatch(/git push\ngh workflow run\n$/)
    expect(readWorkflow('site').on).toHaveProperty('workflow_dispatch')
  })
  describe('begins a page', () => {
    const { on, jobs: beginning } = readWorkflow('new-page')
    const runs = (beginning.begin?.steps ?? []).flatMap(({ run }) => run ?? [])
    const { kind } = (on as { workflow_dispatch: { inputs: Record<string, { options?: string[] }> } }).workflow_dispatch.inputs
    it('of every kind that has a command, but when an editor asks', () => {
      expect(Object.keys(on)).toEqual(['workflow_dispatch'])
      const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
      const commands = Object.keys(scripts).filter((name) => name.startsWith('new:'))
      expect(kind?.options?.map((option) => `new:${option}`).toSorted()).toEqual(commands.toSorted())
    })
    it.each([
      ['an address of its own', 'article', 'call-off-texts', ['--address', 'call-off-texts']],
      ['an address that is made of the name', 'landing', '', []],
      ['the address of its industry, if it is a guide', 'guide', 'call-off-texts', []],
    ])('with %s, by the command of the docs, and with what the editor entered as data', (_what, KIND, ADDRESS, options) => {
      const NAME = 'Texts; `rm` $(rm) "or" calls'
      const env = { ...process.env, KIND, NAME, ADDRESS }
      const given = execFileSync('bash', ['-euc', `npm() { printf '%s\\n' "$@"; }\n${runs[0]}`], { env, encoding: 'utf8' })
      expect(given.trimEnd().split('\n')).toEqual(['run', `new:${KIND}`, '--', NAME, ...options])
    })
    it('as a pull request, with nothing of what the editor entered in a command', () => {
      expect(runs.at(-1)).toMatch(/^gh pr create --base main /)
      // A shell would run it.
      expect(runs.filter((run) => run.includes('${{'))).toEqual([])
    })
  })
  it('runs mutants once a week beside the checks, of every folder, and keeps each report', () => {
    const { on, jobs: weekly } = readWorkflow('mutants')
    expect(Object.keys(on)).toEqual(['schedule', 'workflow_dispatch'])
    const { strategy, steps } = weekly.mutants ?? { steps: [] }
    expect(strategy?.matrix.folder?.filter((name) => findFolders(name).length === 0)).toEqual([])
    expect(strategy?.matrix.folder?.flatMap(findFolders).toSorted()).toEqual(Object.keys(MUTATED_FOLDERS).toSorted())
    const [run, keep] = steps.slice(-2)
    expect(run).toMatchObject({
      run: expect.stringMatching(/^npm run mutants \$\{\{ matrix\.folder }} \| tee "\$RUNNER_TEMP\/mutants\.txt"$/),
    })
    expect(keep).toMatchObject({ if: 'always()', with: { path: expect.stringMatching(/\/mutants\.txt$/), 'if-no-files-found': 'error' } })
    // Otherwise the step passes with `tee`, whatever the command says.
    expect(run).toMatchObject({ shell: 'bash' })
  })
})

describe('a codespace', () => {
  const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  const container = readJson('.devcontainer/devcontainer.json')
  const { scripts, devDependencies } = readJson('package.json')
  it('has the Node on which the tests run', () => expect(container.image).toBe(`node:${devDependencies.node}-bookworm`))
  it('installs the packages once, and serves the site to whoever opens it', () => {
    // Like every command, it leaves a stamp, without which the first one would install all packages again.
    expect(Object.values<string>(scripts).every((script) => script.startsWith(container.postCreateCommand))).toBe(true)
    expect(container.postAttachCommand).toBe('npm run dev')
    expect(scripts).toHaveProperty('dev')
  })
  it('shows the site and the form on their ports', () => {
    expect(container.forwardPorts).toEqual(Object.values(DEFAULT_PORTS))
    expect(Object.keys(container.portsAttributes)).toEqual(Object.values(DEFAULT_PORTS).map(String))
  })
  it('has the extensions that the project recommends', () =>
    expect(container.customizations.vscode.extensions).toEqual(readJson('.vscode/extensions.json').recommendations))
})
