import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSurvivors, survivorProblems } from './survivors.ts'

const file = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) })

describe('the list of changes that may stay unnoticed', () => {
  it('names files that are there, and says of each change why', () => {
    const files = new Set(globSync('{src,server}/**/*.ts').map((path) => basename(path)))
    const survivors = readSurvivors()
    expect(Object.keys(survivors).filter((name) => !files.has(name))).toEqual([])
    expect(
      Object.values(survivors)
        .flat()
        .filter((change) => !/\S \(.+\)$/.test(change)),
    ).toEqual([])
  })
  it('is held against a run', () => {
    const files = { 'lib/a.ts': file('Survived', 'Killed'), 'lib/b.ts': file('Killed'), 'lib/c.ts': file('Ignored') }
    expect(survivorProblems({ files }, { 'a.ts': ['x (y)'], 'c.ts': ['x (y)'] })).toEqual([])
    expect(survivorProblems({ files }, { 'b.ts': ['x (y)'] })).toEqual([
      expect.stringMatching(/^lib\/a\.ts: no test notices some changes/),
      expect.stringMatching(/^lib\/b\.ts: tests notice every change/),
    ])
  })
})
