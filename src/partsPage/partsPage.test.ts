import { existsSync } from 'node:fs'
import type { HookParameters } from 'astro'
import { expect, it, vi } from 'vitest'
import { PARTS_ADDRESS, partsPage } from './partsPage.ts'

/** @returns the routes that the integration adds for a command of Astro's */
function addedBy(command: 'dev' | 'build' | 'preview' | 'sync') {
  const injectRoute = vi.fn<HookParameters<'astro:config:setup'>['injectRoute']>()
  partsPage.hooks['astro:config:setup']?.({ command, injectRoute } as unknown as HookParameters<'astro:config:setup'>)
  return injectRoute.mock.calls.map(([route]) => route)
}

it('the page of parts is there in development', () => {
  const [route, ...others] = addedBy('dev')
  expect(route?.pattern).toBe(PARTS_ADDRESS)
  expect(existsSync(String(route?.entrypoint))).toBe(true)
  expect(others).toEqual([])
})
it.each(['build', 'preview', 'sync'] as const)('the page of parts is not there in a %s', (command) => expect(addedBy(command)).toEqual([]))
