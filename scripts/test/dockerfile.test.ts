import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createContextFilter, parseDockerfile } from './dockerfile.ts'

const stages = parseDockerfile(readFileSync('Dockerfile', 'utf8'))
const goesIn = createContextFilter(readFileSync('.dockerignore', 'utf8'))

describe('the image', () => {
  it('stands on one that is pinned by its digest, in every stage', () => {
    for (const { image } of stages) expect(image).toMatch(/^node:24\.[\w.-]+@sha256:[0-9a-f]{64}$/)
  })
  it('runs the Node that the tests ran on', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: { node: string } }
    const fix = `Give NODE_IMAGE in the Dockerfile Node ${devDependencies.node}, with its digest, as docs/deploying.md says.`
    for (const { image } of stages) expect(/^node:(\d+\.\d+\.\d+)-/.exec(image)?.[1], fix).toBe(devDependencies.node)
  })
  it('ends with a stage that installs nothing and takes only finished files', () => {
    const last = stages.at(-1)
    expect(last?.runs.join()).not.toMatch(/npm|apt|curl/)
    expect(last?.copies.filter(({ fromStage }) => fromStage === null).map(({ from }) => from)).toEqual([['deploy/leads']])
  })
  it('calls the operator’s commands what it has them as', () => {
    const last = stages.at(-1)
    expect(last?.env.LEADS_COMMAND).toBe('docker exec CONTAINER leads')
    expect(last?.copies.filter(({ from }) => from.includes('deploy/leads')).map(({ to }) => to)).toEqual(['/usr/local/bin/leads'])
  })
  it('can be told every setting of the site', () => {
    const settings = readFileSync('src/site/settings.ts', 'utf8')
      .match(/'((SITE|DEMO)_[A-Z_]+)'/g)
      ?.map((name) => name.slice(1, -1))
    const named = readFileSync('Dockerfile', 'utf8')
    expect([...new Set(settings)].filter((name) => !named.includes(`ARG ${name}\n`))).toEqual([])
  })
})

describe('the build’s context', () => {
  it.each([
    '.git/config',
    '.gitignore',
    '.env',
    '.github/workflows/x.yml',
    'data/leads.sqlite',
    'leads-backup.sqlite',
    'node_modules/hono/package.json',
    'dist/index.html',
    '.build/manifest.json',
    '.wrangler/state/x',
    'tests/built/builtSite.ts',
    'server/site/siteHandler.test.ts',
    'src/islandParts/toast/Toaster.test.tsx',
    'docs/home.png',
    'Dockerfile',
    'anything-added-later.txt',
  ])('leaves out %s', (path) => expect(goesIn(path)).toBe(false))
  it.each([
    'package-lock.json',
    '.npmrc',
    'src/pages/index.astro',
    'server/leads/migrations/0001_leads.sql',
    'scripts/build.ts',
    'deploy/leads',
  ])('takes %s', (path) => expect(goesIn(path)).toBe(true))
})
