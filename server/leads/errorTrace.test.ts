import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { traceOf } from './errorTrace.ts'

/** An error with a stack as V8 writes it. */
function errorWith(message: string, ...frames: string[]): Error {
  const error = new TypeError(message)
  error.stack = [`TypeError: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n')
  return error
}

describe('the trace of an error', () => {
  it('begins where it was thrown, as a path from the project’s root', () => {
    const [first] = traceOf(new RangeError('ana@plant.example')).frames ?? []
    const line =
      readFileSync(import.meta.filename, 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('new RangeError(')) + 1
    expect(first).toBe(`server/leads/errorTrace.test.ts:${line}`)
  })
  it('has no path of the machine, wherever the file lies and however it is written', () =>
    expect(
      traceOf(
        errorWith(
          'x',
          'async Object.add (file:///srv/the%20site/node_modules/hono/dist/compose.js:3:4)',
          'new Store (/home/operator/elsewhere/store.js:5:6)',
          'file:///home/operator/elsewhere/main.js:7:8',
          'async file:///home/operator/elsewhere/main.js:9:1',
          'file:///home/operator/elsewhere/a%20worker.js:2:1',
          'process.task (node:internal/process/task_queues:105:5)',
          'Array.map (<anonymous>)',
          'fetch (worker.js:11:12)',
        ),
      ).frames,
    ).toEqual([
      'node_modules/hono/dist/compose.js:3',
      'store.js:5',
      'main.js:7',
      'main.js:9',
      'a worker.js:2',
      'node:internal/process/task_queues:105',
      'worker.js:11',
    ]))
  it('holds nothing of the message, even where that looks like a stack or was changed later', () => {
    const posing = errorWith('no\n    at Ana Duarte (/ana@plant.example:1:2)', 'add (/x/store.js:5:6)')
    const changed = errorWith('no\n    at Ana Duarte (/ana@plant.example:1:2)', 'add (/x/store.js:5:6)')
    changed.message = 'another'
    expect([traceOf(posing).frames, traceOf(changed).frames]).toEqual([['store.js:5'], []])
  })
  it('has the frames of an error without a message, too', () =>
    expect(traceOf(errorWith('', 'add (/x/store.js:5:6)')).frames).toEqual(['store.js:5']))
  it('has the ten innermost frames', () => {
    const frames = Array.from({ length: 12 }, (_, index) => `add (/x/store.js:${index + 1}:1)`)
    expect(traceOf(errorWith('x', ...frames)).frames).toEqual(Array.from({ length: 10 }, (_, index) => `store.js:${index + 1}`))
  })
  it('has the code of a system’s error, and no other text that stands there', () => {
    const codeOf = (code: unknown) => traceOf(Object.assign(new Error('x'), { code })).code
    expect(['ECONNREFUSED', 11].map(codeOf)).toEqual(['ECONNREFUSED', 11])
    for (const text of ['ana@plant.example', 'ana@plant.EXAMPLE', 'ANA@plant.example', undefined]) expect(codeOf(text)).toBeUndefined()
  })
  it('says of what is no error only that', () => expect(traceOf('ana@plant.example')).toEqual({ error: 'unknown' }))
})
