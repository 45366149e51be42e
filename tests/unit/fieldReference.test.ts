/** docs/fields/ and the settings of VS Code are what `npm run reference` writes. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { EDITOR_SETTINGS, withEditorSchemas } from '#scripts/reference/editorSettings.ts'
import { writeFieldPages } from '#scripts/reference/fieldPages.ts'
import { readContentKinds } from '#scripts/reference/readContentKinds.ts'

const { contentKinds, namedGroups } = await readContentKinds()
const HOW_TO_FIX = 'run: npm run reference'

it('the reference of fields says what the schemas say', () => {
  const written = globSync('docs/fields/*.md').map((file) => [basename(file), readFileSync(file, 'utf8')] as const)
  expect(new Map(written.toSorted()), HOW_TO_FIX).toEqual(new Map([...writeFieldPages(contentKinds, namedGroups)].toSorted()))
})
it('VS Code completes the fields of each kind of YAML', () => {
  const settings = readFileSync(EDITOR_SETTINGS, 'utf8')
  expect(settings, HOW_TO_FIX).toBe(withEditorSchemas(settings, contentKinds))
})
