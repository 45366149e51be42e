/** Files of tests share a worker (vitest.config.ts), and nothing in it: which ran before makes no difference. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import config from '../../../vitest.config'

type Project = { test: { name: string; setupFiles?: string[] } }
const { projects } = (config as { test: { projects: Project[] } }).test

it.each(projects.map(({ test }) => test))('each file of $name begins with modules of its own', ({ setupFiles = [] }) => {
  expect(setupFiles.filter((file) => /^vi\.resetModules\(\)$/m.test(readFileSync(file, 'utf8')))).toHaveLength(1)
})
