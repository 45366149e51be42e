import { expect, it } from 'vitest'
import { findClassSelectors } from './classSelectors.ts'

it.each([
  ["find('.lede')", '.lede'],
  ["find('.fill-go:hover')", '.fill-go:hover'],
  ["find('main p.lede')", 'main p.lede'],
  ["find('ul > li, .on')", 'ul > li, .on'],
  ["find('p.lede.large')", 'p.lede.large'],
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: code that is read
  ['find(`.${name} li`)', '.'],
  ['find(`defs path.fill-${look}`)', 'defs path.fill-'],
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: code that is read
  ["find('[class*=fill]')", '[class*'],
  ['expect(button.classList).toContain(name)', 'classList'],
])('the search for classes in tests sees the class in %s', (source, found) => expect(findClassSelectors('x.ts', source)).toEqual([found]))
it.each([
  "find('main p')",
  "name.endsWith('.woff2')",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is read
  'read(`${file}.br`)',
  "'Call us. Or write.'",
  "'https://a.example'",
  "'.build/pages.json'",
])('the search for classes in tests sees no class in %s', (source) => expect(findClassSelectors('x.ts', source)).toEqual([]))
