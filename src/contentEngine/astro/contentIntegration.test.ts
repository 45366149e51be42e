import { EventEmitter, once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { HookParameters } from 'astro'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContentIntegration } from './contentIntegration.ts'
import type { RefreshContext } from './contentLoader.ts'

type Refresh = NonNullable<HookParameters<'astro:server:setup'>['refreshContent']>
type Middleware = (request: object, response: object, next: () => void) => Promise<void>

let folder: string
let file: string
const watcher = new EventEmitter()
let middleware: Middleware
const logged: string[] = []
/** What Astro was asked to read, in turn. */
const refreshRequests: RefreshContext[] = []
/** Stands in for Astro's `refreshContent`, and for the loaders that it calls. */
let refresh: (context: RefreshContext) => void

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  file = join(folder, 'faq.yaml')
  writeFileSync(file, 'heading: Questions\n')
  logged.length = 0
  refreshRequests.length = 0
  refresh = ({ onLoad }) => onLoad?.()
  const refreshContent: Refresh = async ({ context = {} } = {}) => {
    refreshRequests.push(context)
    refresh(context)
  }
  const use = (added: Middleware) => {
    middleware = added
  }
  const setup = createContentIntegration([folder]).hooks['astro:server:setup']
  setup?.({
    server: { watcher, middlewares: { use } },
    refreshContent,
    logger: { error: (text: string) => logged.push(text) },
  } as unknown as HookParameters<'astro:server:setup'>)
})
afterEach(() => {
  vi.useRealTimers()
  watcher.removeAllListeners()
  rmSync(folder, { recursive: true, force: true })
})

/** @returns what a browser that asks for a page is answered: the page, or a text in its place */
async function visit(accept = 'text/html'): Promise<string> {
  const response = new EventEmitter()
  const closed = once(response, 'close')
  Object.assign(response, { closed: false, writeHead: () => undefined, end: (text: string) => response.emit('close', text) })
  await middleware({ headers: { accept } }, response, () => response.emit('close', 'the page'))
  const [answer] = await closed
  return answer
}

describe('content that changes during development', () => {
  it('is read before the next page is drawn, and of a changed entry its file alone', async () => {
    watcher.emit('change', file)
    expect(await visit()).toBe('the page')
    expect(refreshRequests).toEqual([{ changedFile: file, onLoad: expect.any(Function) }])
  })
  it('is read as a whole after a file was added, and after a change to a picture', async () => {
    watcher.emit('add', file)
    await visit()
    watcher.emit('change', join(folder, 'gate.jpg'))
    await visit()
    expect(refreshRequests.map(({ changedFile }) => changedFile)).toEqual([undefined, undefined])
  })
  it('is read again until Astro has called the loaders, because it ignores a refresh while it is busy', async () => {
    refresh = ({ onLoad }) => refreshRequests.length === 3 && onLoad?.()
    watcher.emit('change', file)
    expect(await visit()).toBe('the page')
    expect(refreshRequests).toHaveLength(3)
  })
  it('is said to be unread if Astro never calls the loaders, so that nobody takes the old words for the new ones', async () => {
    vi.useFakeTimers()
    refresh = () => {}
    watcher.emit('change', file)
    const shown = visit()
    await vi.runAllTimersAsync()
    expect(await shown).toContain('start “npm run dev” again')
    expect(logged).toContainEqual(expect.stringContaining('has not read it'))
    refresh = ({ onLoad }) => onLoad?.()
    expect(await visit()).toBe('the page')
  })
  it('is read although the watcher missed a new file', async () => {
    mkdirSync(join(folder, 'blog'))
    writeFileSync(join(folder, 'blog/new.mdx'), 'Words.')
    expect(await visit()).toBe('the page')
    expect(refreshRequests).toHaveLength(1)
  })
  it('is no file beside content', async () => {
    watcher.emit('change', join(tmpdir(), 'faq.yaml'))
    watcher.emit('add', join(folder, 'notes.txt'))
    await pause(0)
    expect(refreshRequests).toEqual([])
  })
})
describe('content with a mistake', () => {
  const broken = () => {
    refresh = ({ onLoad }) => {
      onLoad?.()
      throw new Error('faq.yaml, line 1: what is wrong')
    }
  }
  it('is what browsers are shown, and files are still served', async () => {
    broken()
    watcher.emit('change', file)
    expect(await visit()).toBe('faq.yaml, line 1: what is wrong')
    expect(await visit('image/png')).toBe('the page')
    expect(logged).toContain('faq.yaml, line 1: what is wrong')
  })
  it('is read as a whole at the next visit, in case the watcher missed the correction', async () => {
    broken()
    watcher.emit('change', file)
    await visit('image/png')
    refresh = ({ onLoad }) => onLoad?.()
    expect(await visit()).toBe('the page')
    expect(refreshRequests.at(-1)?.changedFile).toBeUndefined()
  })
})
