import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import type { KeptKeyProps } from './KeptKey'

const [, front = '', body = ''] = readFileSync('src/content/documents/legal/privacy-policy.mdx', 'utf8').split(/^---$/m)
const { rows } = (parse(front) as { key: KeptKeyProps }).key

it('promises in the key of the privacy policy no time that the text below does not promise', () => {
  const section = body.slice(body.indexOf('## How long we keep it'), body.indexOf('## Your rights'))
  expect(rows.map(({ time }) => time).filter((time) => !section.includes(time))).toEqual([])
  expect(rows.length).toBeGreaterThan(0)
})
