import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { changeData, DOCUMENT_ROUTES, REDIRECTS, SPECIFIED_LISTS } from './dataFiles.ts'
import { createChangeableTexts } from './projectTexts.ts'

it.each([REDIRECTS, DOCUMENT_ROUTES, SPECIFIED_LISTS])('%s is written by commands as the formatter writes it', (file) => {
  const before = readFileSync(file, 'utf8')
  const { texts, change } = createChangeableTexts(new Map([[file, before]]))
  changeData(change, file, (data) => data)
  expect(texts.get(file)).toBe(before)
})
