import { expect, it } from 'vitest'
import { CAPTURED_TAG, type CapturedPart, readPageTree } from './pageTree.ts'

const part = (id: string, name: string, props = {}, slots = {}): [string, CapturedPart] => [
  id,
  { id, source: `sections/${name}`, name, props, slots },
]
const marked = (id: string, html = '<p>drawn</p>') => `<${CAPTURED_TAG} data-part="${id}">${html}</${CAPTURED_TAG}>`

it('the tree of a captured page finds components with their props, in order, whatever they drew', () => {
  const parts = new Map([part('1', 'Opening', { heading: 'A' }), part('2', 'Closing')])
  expect(readPageTree(`${marked('1')}\n${marked('2')}<script>later()</script>`, parts)).toEqual([
    { source: 'sections/Opening', name: 'Opening', props: { heading: 'A' }, slots: {} },
    { source: 'sections/Closing', name: 'Closing', props: {}, slots: {} },
  ])
})
it('the tree of a captured page looks into slots and through islands, and names slots as React does', () => {
  const slots = { default: `<astro-island uid="x">${marked('2')}</astro-island>`, 'side-note': '<b>Words</b>' }
  const [opening] = readPageTree(marked('1'), new Map([part('1', 'Opening', {}, slots), part('2', 'Morning')]))
  expect(opening).toMatchObject({
    slots: {
      children: [{ name: 'Morning' }],
      sideNote: [{ tag: 'b', props: { dangerouslySetInnerHTML: { __html: 'Words' } } }],
    },
  })
})
it('the tree of a captured page keeps HTML as it is, and as elements only where a component stands in it', () => {
  const html = `<div class="a" hidden tabindex="-1"><p>Text with <em>stress</em></p>${marked('1')} and more</div>`
  expect(readPageTree(html, new Map([part('1', 'Chart')]))).toEqual([
    {
      tag: 'div',
      props: { className: 'a', hidden: true, tabIndex: '-1' },
      children: [
        { tag: 'p', props: { dangerouslySetInnerHTML: { __html: 'Text with <em>stress</em>' } }, children: [] },
        expect.objectContaining({ name: 'Chart' }),
        ' and more',
      ],
    },
  ])
})
