import { expect, it } from 'vitest'
import { articleSections } from './articleSections'

const heading = (text: string) => ({ type: 'element', tagName: 'h2', properties: {}, children: [{ type: 'text', value: text }] })
const paragraph = { type: 'element', tagName: 'p', properties: {}, children: [] }
const file = (sections: object[]) => ({ path: 'x/a.mdx', data: { astro: { frontmatter: { sections } } } })

it('wraps what follows a heading into the section with the id of its place', () => {
  const tree = { type: 'root', children: [paragraph, heading('One'), paragraph, heading('Two'), paragraph] }
  articleSections()(
    tree,
    file([
      { id: 'intro', label: 'A' },
      { id: 'definition', label: 'B', aliases: ['pain'] },
    ]),
  )
  const sections = tree.children.slice(1) as unknown as { properties: { id: string }; children: { properties: { id?: string } }[] }[]
  expect(sections.map((section) => section.properties.id)).toEqual(['intro', 'definition'])
  expect(sections[1]?.children[0]?.properties.id).toBe('pain')
  expect(sections[0]?.children).toHaveLength(2)
})
it('says in an editor’s words when headings and sections differ', () => {
  const tree = { type: 'root', children: [heading('One')] }
  expect(() => articleSections()(tree, file([]))).toThrow(/a\.mdx has 1 "##" headings, but "sections".*lists 0/)
})
