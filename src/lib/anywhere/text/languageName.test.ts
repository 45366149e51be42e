import { expect, it } from 'vitest'
import { languageName } from './languageName.ts'

it.each([
  ['es', 'en', 'Spanish'],
  ['en', 'es', 'Inglés'],
  ['vi', 'vi', 'Tiếng Việt'],
])('the language %s is called in %s: %s', (lang, inLanguage, name) => expect(languageName(lang, inLanguage)).toBe(name))
