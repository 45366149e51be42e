import { expect, it } from 'vitest'
import { templateMarkdown } from './templateMarkdown'

it('writes a document as Markdown', () => {
  const blocks = [
    { kind: 'heading', text: 'Purpose' },
    { kind: 'paragraph', text: 'Why.' },
    { kind: 'list', items: ['one', 'two'] },
  ] as const
  expect(templateMarkdown({ title: 'A policy', blocks })).toBe('# A policy\n\n## Purpose\n\nWhy.\n\n- one\n- two\n')
})
