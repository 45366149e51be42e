/**
 * `npm run reference`: writes docs/fields/, the reference of all fields of content, from the schemas, and the schemas' paths into VS Code's
 * settings (.vscode/settings.json). `tests/unit/fieldReference.test.ts` fails if they differ.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { main, ROOT } from './lib/project.ts'
import { EDITOR_SETTINGS, withEditorSchemas } from './reference/editorSettings.ts'
import { writeFieldPages } from './reference/fieldPages.ts'
import { readContentKinds } from './reference/readContentKinds.ts'

const REFERENCE_FOLDER = `${ROOT}docs/fields/`

await main(async () => {
  const { contentKinds, namedGroups } = await readContentKinds()
  const pages = writeFieldPages(contentKinds, namedGroups)
  await mkdir(REFERENCE_FOLDER, { recursive: true })
  for (const gone of (await readdir(REFERENCE_FOLDER)).filter((name) => !pages.has(name))) await rm(`${REFERENCE_FOLDER}${gone}`)
  for (const [name, text] of pages) await writeFile(`${REFERENCE_FOLDER}${name}`, text)
  await writeFile(`${ROOT}${EDITOR_SETTINGS}`, withEditorSchemas(await readFile(`${ROOT}${EDITOR_SETTINGS}`, 'utf8'), contentKinds))
  console.log(`docs/fields/ has ${pages.size} pages, and ${EDITOR_SETTINGS} each kind of YAML, as the schemas say.`)
})
