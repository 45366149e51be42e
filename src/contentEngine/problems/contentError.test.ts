import { expect, it } from 'vitest'
import { ContentError } from './contentError.ts'

it('an error of content has its problems in its message, and no word in its text that Astro gives advice on', () => {
  const error = new ContentError(['src/content/documents/legal/terms.mdx, line 2, title: This is empty.'])
  expect(error.message).toContain('A content entry is broken:\n\nsrc/content/documents/legal/terms.mdx, line 2')
  expect(String(error)).not.toMatch(/document|window/)
})
