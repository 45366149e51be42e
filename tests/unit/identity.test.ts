/** Names, phone and email of the company are in the settings alone, so that a site with other settings never shows them. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSettings } from '#src/site/settings.ts'

const HOME = 'src/site/settings.ts'
const { name, legalName, phone, phoneHref, email, agency } = readSettings({})

/** Matches in upper or lower case, with or without spaces. With hyphens it would be an address or the name of a package. */
const looselyMatching = (words: string) => new RegExp(words.split(/\s+/).map(RegExp.escape).join('[\\s_]*'), 'i')
const IDENTITY_PATTERNS = [
  ...[name, legalName, agency, email.split('@')[1] ?? ''].map(looselyMatching),
  ...[phone, phoneHref].map((typed) => looselyMatching(typed)),
]

const findIdentity = (text: string) => IDENTITY_PATTERNS.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])

/** Sources of pages, generated files and responses. */
const sources = globSync(['{src,server,deploy,scripts}/**/*.*', '.ci/*', '.github/**/*.yml', '*.ts']).filter(
  (file) => file !== HOME && !/\.test\.|\/test[A-Z-]|\/peers\//.test(file),
)

it('no source spells out what the settings say', () => {
  expect(sources).toEqual(
    expect.arrayContaining(['server/main.ts', 'src/layouts/Base.astro', 'src/content/pages/home.yaml', '.ci/preview']),
  )
  const fix = `write {site:…} in content (docs/tokens.md), and the value of src/site/site.ts in code; ${HOME} alone has it`
  expect(sources.flatMap((file) => findIdentity(readFileSync(file, 'utf8')).map((found) => `${file}: “${found}”: ${fix}`))).toEqual([])
})

describe('the check', () => {
  it.each([name.toUpperCase(), name.replace(' ', ''), name.replace(' ', '\n'), `by ${legalName}`, `tel ${phone}`, phoneHref, email])(
    'finds %j',
    (text) => expect(findIdentity(text)).not.toEqual([]),
  )
  it.each([`/${name.toLowerCase().replace(' ', '-')}-difference`, '{site:name}', 'site.name'])('lets %j be', (text) =>
    expect(findIdentity(text)).toEqual([]),
  )
})
