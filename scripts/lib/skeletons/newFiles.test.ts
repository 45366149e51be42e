import { expect, it } from 'vitest'
import { checkFilesAreNew } from './newFiles.ts'

it('a command that writes several files writes none if one of them is there', () => {
  expect(() => checkFilesAreNew('src/content/none.yaml')).not.toThrow()
  expect(() => checkFilesAreNew('src/content/none.yaml', 'package.json')).toThrow('package.json is there already.')
})
