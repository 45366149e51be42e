import { existsSync, globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOM_MODELS } from './roomModels.ts'

it('the list of rooms’ models has every calculation of a room that has tests of its own and needs no document', () => {
  const tested = globSync('src/sections/**/*.test.ts')
    .map((file) => file.replaceAll('\\', '/').replace(/\.test\.ts$/, ''))
    // Page scripts and components need a document.
    .filter((model) => existsSync(`${model}.ts`) && !model.split('/').at(-1)?.includes('.'))
  expect(tested.filter((model) => !ROOM_MODELS.includes(model))).toEqual([])
})
